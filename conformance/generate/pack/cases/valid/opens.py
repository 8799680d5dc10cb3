"""Open structs of which writer and reader know the same sections; cases/evolution.py has the others."""


def cases():
    yield 'open struct of one section', '4.5', 'open(id:vi64,name:str)', {'id': '7', 'name': 'ada'}
    yield 'open struct without fields', '4.5', 'open()', {}
    yield 'open struct with an empty first section', '4.5', 'open(;a:u8)', {'a': 1}
    yield 'open struct of three sections', '4.5', 'open(a:bool;b:bool;c:str)', {'a': True, 'b': True, 'c': 'c'}
    yield 'open struct with a section that has nothing', '4.5', 'open(a:u8;b:enum(x))', {'a': 1, 'b': 'x'}
    yield 'open struct of 127 bytes', '4.5', 'open(a:bytes)', {'a': '00' * 125}
    yield 'open struct of 128 bytes', '4.5', 'open(a:bytes)', {'a': '00' * 126}
    yield 'open struct in a struct', '4.5', 'struct(a:open(x:u8),b:str)', {'a': {'x': 1}, 'b': 'b'}
    yield 'list of open structs', '5.6', '[open(x:vi32;y:vi32)]', [{'x': 1, 'y': 2}, {'x': 300, 'y': -300}]
    yield 'open struct in an open struct', '4.5', 'open(a:open(x:u8;y:u8);b:u8)', {'a': {'x': 1, 'y': 2}, 'b': 3}
    shared = {'a': 'one', 'b': 'two'}
    yield 'texts of the first section are shared with what follows', '4.3', '[open(a:shared,b:shared)]', [shared, shared]
    yield 'texts of later sections are forgotten at the end', '4.3', '[open(a:shared;b:shared,c:shared)]', [{**shared, 'c': 'two'}] * 2
    yield (
        'later sections refer to earlier texts',
        '4.3',
        '(shared,open(a:shared;b:shared,c:shared),shared)',
        ['x', {'a': 'y', 'b': 'x', 'c': 'y'}, 'y'],
    )
    inside = {'a': {'x': 'p', 'y': 'q'}, 'b': {'x': 'q', 'y': 'p'}}
    yield 'forgotten inside, kept outside', '4.3', '(open(a:open(x:shared;y:shared);b:#1),[shared])', [inside, ['p', 'q']]
    columns = 'open(a:u8;o:open(b:u8,c:columns(x:u32)))'
    inner = {'a': 1, 'o': {'b': 2, 'c': [{'x': 3}]}}
    yield 'columns are aligned to the sections of the innermost open struct', '4.9', columns, inner
    yield 'columns in an open struct are aligned to its sections', '4.9', '(u8,open(a:u8,b:columns(x:u32)))', [9, {'a': 1, 'b': [{'x': 2}]}]
