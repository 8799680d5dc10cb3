def cases():
    yield 'lone list', '5.6', '[vi64]', ['1', '-1']
    yield 'lone array', '5.6', '[u8;1]', [255]
    yield 'list of arrays', '5.6', '[[i16;2]]', [[1, 2], [3, 4]]
    yield 'list of columns', '5.6', '[columns(a:u8)]', [[{'a': 1}], []]
    yield 'lone values in an array of bool?', '5.4', '[bool?;3]', [True, None, False]
    yield 'a lone bool? is a tuple of it alone', '5.6', 'bool?', True
    yield 'a lone list? is a tuple of it alone', '5.6', '[bool]?', [True]
    yield 'a lone str? has its length in the header', '5.6', 'str?', 'a' * 14
    yield 'a lone vi64 has a header', '5.6', 'vi64', '300'
    yield 'keys and values are not lone', '4.8', '{str:str}', [['a', 'b' * 15]]
