def cases():
    yield 'empty map', '4.8', '{str:vi64}', []
    yield 'map from str', '4.8', '{str:vi64}', [['b', '1'], ['a', '300'], ['', '-1']]
    yield 'map from bool', '4.8', '{bool:bool}', [[True, False], [False, True]]
    yield 'map from u8', '4.8', '{u8:str}', [[2, 'two'], [1, 'one']]
    yield 'map from vi64', '4.8', '{vi64:bytes}', [['-1', 'ff'], ['1', '']]
    yield 'map from enum', '4.8', '{enum(a,b):u16}', [['b', 1], ['a', 2]]
    yield 'map from shared to shared', '4.3', '{shared:shared}', [['a', 'b'], ['b', 'a']]
    yield 'map of 128 entries', '4.8', '{u8:bool}', [[at, at % 2 == 0] for at in range(128)]
    yield 'map of maps', '4.8', '{str:{str:str}}', [['a', []], ['b', [['c', 'd']]]]
    yield 'map of lists in a struct', '4.8', 'struct(a:{str:[vi32]},b:bool)', {'a': [['k', [1, 2]]], 'b': True}
    yield 'map whose keys take no bytes', '3.1', '{enum(x):struct()}', [['x', {}]]
    yield 'list of maps', '5.6', '[{u8:u8}]', [[[1, 2]], [], [[1, 3]]]
    yield 'keys that differ behind the same head', '4.8', '{str:bool}', [['aa', True], ['ab', True], ['a', True]]
    yield 'key wider than need be', '2.3', '{vu32:bool}', [[1, True], [2, False]], '02 04 01 01 0200'
