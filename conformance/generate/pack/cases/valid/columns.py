def rows(count, **values):
    return [{name: value(at) for name, value in values.items()} for at in range(count)]


def cases():
    yield 'columns without rows', '4.9', 'columns(a:u8,b:str)', []
    yield 'columns without rows are aligned, too', '4.9', 'columns(a:i32,b:vi64,c:f64)', []
    yield 'columns of bools', '4.9', 'columns(a:bool,b:bool)', rows(9, a=lambda at: at % 2 == 0, b=lambda at: at > 6)
    for name, value in (('i16', -2), ('u16', 2), ('i32', -3), ('u32', 3), ('f32', 0.5), ('i64', '-4'), ('u64', '4'), ('f64', 0.25)):
        yield f'columns of {name}', '4.9', f'columns(a:u8,b:{name})', rows(2, a=lambda at: at, b=lambda at, value=value: value)
    yield 'columns of i8 are not aligned', '4.9', 'columns(a:bool,b:i8,c:u8)', [{'a': True, 'b': -1, 'c': 1}]
    yield 'columns that need no padding', '4.9', '(u16,columns(a:u8,b:i32))', [7, [{'a': 1, 'b': 2}]]
    yield 'columns of compressed integers', '4.9', 'columns(a:vi32,b:vu64)', [{'a': -1, 'b': '300'}, {'a': 1, 'b': '0'}]
    yield 'columns of optional compressed integers', '4.9', 'columns(a:vi32?,b:vi53?)', [{'a': None, 'b': None}, {'a': 300, 'b': None}]
    yield 'columns of optional numbers are not aligned', '4.9', 'columns(a:i32?,b:f64?)', [{'a': 1, 'b': None}, {'a': None, 'b': 0.5}]
    yield 'columns of texts', '4.9', 'columns(a:str,b:shared,c:bytes)', [{'a': 'x', 'b': 'y', 'c': 'ff'}, {'a': '', 'b': 'y', 'c': ''}]
    yield 'columns of optional texts', '4.9', 'columns(a:str?,b:bool?)', [{'a': 'x', 'b': None}, {'a': None, 'b': True}]
    yield 'columns of enums', '4.9', 'columns(a:enum(x,y),b:enum(only))', [{'a': 'y', 'b': 'only'}]
    yield 'columns of lists', '4.9', 'columns(a:[vi32],b:[u8;2])', [{'a': [1], 'b': [1, 2]}, {'a': [], 'b': [3, 4]}]
    yield 'columns of structs', '4.9', 'columns(a:struct(x:bool,y:str))', [{'a': {'x': True, 'y': 'y'}}]
    yield 'columns in columns', '4.9', 'columns(a:u8,b:columns(c:u16))', [{'a': 1, 'b': [{'c': 2}]}, {'a': 3, 'b': []}]
    yield 'columns in a struct', '4.9', 'struct(a:str,b:columns(x:f64,y:vi32))', {'a': 'odd', 'b': [{'x': 0.5, 'y': -1}]}
    yield 'columns of 128 rows', '4.9', 'columns(a:vu32,b:u16)', rows(128, a=lambda at: at * 3, b=lambda at: at)
    yield 'two columns share texts', '4.3', '[columns(a:shared)]', [[{'a': 'x'}, {'a': 'y'}], [{'a': 'y'}]]
    yield 'columns wider than need be', '2.3', 'columns(a:vi32)', [{'a': 1}], '01 01 0200'
