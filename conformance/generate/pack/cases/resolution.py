"""Messages of one schema read by another: group, name, rule, writer, reader, value written, value read or the path of the mismatch."""


class Mismatch(str):
    """The path of a field that cannot be read; `late` if a message has to come for that."""

    late = False


class LateMismatch(Mismatch):
    late = True


def cases():
    """All but those of malformed messages."""
    for group, several in (('fields', fields()), ('values', values()), ('nested', nested()), ('mismatch', mismatches())):
        for case in several:
            yield group, *case


def fields():
    two = 'struct(a:vi32,b:str)'
    yield 'the same fields', '9.2', two, two, {'a': 1, 'b': 'x'}, {'a': 1, 'b': 'x'}
    yield 'another order', '9.2', two, 'struct(b:str,a:vi32)', {'a': 1, 'b': 'x'}, {'b': 'x', 'a': 1}
    yield 'one passed over', '9.1', two, 'struct(b:str)', {'a': 1, 'b': 'x'}, {'b': 'x'}
    yield 'all passed over', '9.1', two, 'struct()', {'a': 1, 'b': 'x'}, {}
    yield 'none to pass over', '9.3', 'struct()', 'struct(a:vi32)', {}, {'a': 0}
    zeros = {'a': None, 'b': False, 'c': 0, 'd': 0.0, 'e': '', 'f': '', 'g': [], 'h': [], 'i': 'x', 'j': []}
    types = 'a:struct()?,b:bool,c:vu32,d:f64,e:str,f:bytes,g:[str],h:{str:str},i:enum(x,y),j:flags(x)'
    yield 'missing ones of every type', '9.3', 'struct(z:u8)', f'struct({types})', {'z': 1}, zeros
    yield 'a struct as an open struct', '9.2', 'struct(a:u8)', 'open(a:u8;b:u8)', {'a': 1}, {'a': 1, 'b': 0}
    yield 'an open struct as a struct', '9.2', 'open(a:u8;b:str)', 'struct(b:str)', {'a': 1, 'b': 'x'}, {'b': 'x'}
    shared = {'a': 'x', 'b': ['x', 'y'], 'c': 'y'}
    yield 'shared texts passed over', '9.1', 'struct(a:shared,b:[shared],c:shared)', 'struct(c:shared)', shared, {'c': 'y'}
    passed = '[bool?],b:columns(x:u8,y:[vi64?]),c:{str:union(p:struct(x:f32))},d:[(enum(x,y),flags(z));2],e:[open(a:shared;b:u8)]'
    written = {
        'a': [True, None, False],
        'b': [{'x': 1, 'y': ['5', None]}],
        'c': [['k', {'p': {'x': 0.5}}]],
        'd': [['y', ['z']], ['x', []]],
        'e': [{'a': 'x', 'b': 7}],
        'f': 'x',
    }
    yield 'values of every kind passed over', '9.1', f'struct(a:{passed},f:shared)', 'struct(f:str)', written, {'f': 'x'}


def values():
    for writer, reader, value in (('i8', 'vi32', -5), ('u8', 'i16', 255), ('vu32', 'u32', 7), ('u32', 'vi53', 2**32 - 1)):
        yield f'{writer} as {reader}', '9.5', f'struct(a:{writer})', f'struct(a:{reader})', {'a': value}, {'a': value}
    yield 'vi32 as i64', '9.5', 'struct(a:vi32)', 'struct(a:i64)', {'a': -1}, {'a': '-1'}
    yield 'f32 as f64', '9.5', 'struct(a:f32)', 'struct(a:f64)', {'a': 0.5}, {'a': 0.5}
    yield 'str as shared', '9.5', 'struct(a:str)', 'struct(a:shared)', {'a': 'x'}, {'a': 'x'}
    yield 'vi32 as vi64 in a list', '9.5', '[vi32]', '[vi64]', [1, -300], ['1', '-300']
    yield 'a value as an optional one', '9.4', 'struct(a:vi32)', 'struct(a:vi32?)', {'a': 0}, {'a': 0}
    yield 'an optional value that is there', '9.4', 'struct(a:str?)', 'struct(a:str)', {'a': 'x'}, {'a': 'x'}
    yield (
        'an optional value that is not',
        '9.4',
        'struct(a:str?,b:vi32?)',
        'struct(a:str,b:vi64)',
        {'a': None, 'b': None},
        {'a': '', 'b': '0'},
    )
    yield 'optional and wider', '9.5', 'struct(a:i8?)', 'struct(a:vi32?)', {'a': None}, {'a': None}
    yield 'names in another order', '9.2', '[enum(a,b,c)]', '[enum(c,b,a,d)]', ['a', 'c'], ['a', 'c']
    cases = 'union(a:struct(x:u8),c:struct(x:u8))', 'union(b:struct(),c:struct(x:u8,y:u8))'
    yield 'a case with another number', '9.2', *cases, {'c': {'x': 5}}, {'c': {'x': 5, 'y': 0}}


def nested():
    old, new = 'struct(a:vi32,z:str)', 'struct(b:bool,a:vi64)'
    written, read = {'a': 1, 'z': 'x'}, {'b': False, 'a': '1'}
    for name, form, around in (
        ('a list', '[{}]', lambda it: [it, it]),
        ('a list with gaps', '[{}?]', lambda it: [it, None]),
        ('an array', '[{};2]', lambda it: [it, it]),
        ('a tuple', '(u8,{})', lambda it: [1, it]),
        ('a map', '{{u8:{}}}', lambda it: [[1, it]]),
        ('another struct', 'struct(o:{})', lambda it: {'o': it}),
        ('a union', 'union(o:struct(o:{}))', lambda it: {'o': {'o': it}}),
    ):
        yield f'in {name}', '9.6', form.format(old), form.format(new), around(written), around(read)
    yield from keys(old, new, written, read)
    rows = 'columns(b:struct(c:vi32),d:u8)'
    row = {'b': {'c': 1}, 'd': 2}
    yield 'columns of structs, the same', '9.7', f'struct(a:{rows})', f'struct(a:{rows},e:bool)', {'a': [row]}, {'a': [row], 'e': False}
    one, two = '[columns(b:struct(),c:#0)]', '[columns(b:struct(),c:struct())]'
    row = {'b': {}, 'c': {}}
    yield 'columns with one declaration as two', '9.7', one, two, [[row]], [[row]]
    yield 'columns with two declarations as one', '9.7', two, one, [[row]], [[row]]
    around = 'struct(a:columns(of:[{}]))'.format
    tree = {'a': [{'of': [{'a': []}]}]}
    yield 'columns inside themselves, and once more', '9.7', around('#0'), around(around('#1')), tree, tree
    tree = {'a': 1, 'of': [{'a': 2, 'of': []}]}
    taller = {'of': [{'of': [], 'b': None}], 'b': None}
    yield 'inside itself', '9.6', 'struct(a:vi32,of:[#0])', 'struct(of:[#0],b:str?)', tree, taller
    yield 'one declaration as two', '9.6', '(struct(a:u8),#0)', '(struct(a:u16),struct(b:u8))', [{'a': 1}, {'a': 2}], [{'a': 1}, {'b': 0}]


def keys(old, new, written, read):
    """Keys of maps, which are read as any part."""
    yield 'wider keys', '9.6', '{u8:bool}', '{vi64:bool}', [[1, True], [2, False]], [['1', True], ['2', False]]
    yield 'keys that become optional', '9.6', '{str:u8}', '{shared?:u8}', [['x', 1], ['', 2]], [['x', 1], ['', 2]]
    yield 'optional keys, all of them there', '9.6', '{u8?:u8}', '{vi32:u8}', [[0, 1], [7, 2]], [[0, 1], [7, 2]]
    yield 'tuples as keys', '9.6', '{(u8,u8):u8}', '{(u8,vi32)?:u8}', [[[1, 2], 3], [[2, 1], 4]], [[[1, 2], 3], [[2, 1], 4]]
    yield 'structs as keys', '9.6', f'{{{old}:u8}}', f'{{{new}:u8}}', [[written, 1]], [[read, 1]]


def mismatches():
    def of(name, rule, writer, reader, written, path='/a'):
        return name, rule, f'struct(a:{writer})', f'struct(a:{reader})', {'a': written}, Mismatch(path)

    yield of('vi64 as vi32', '9.5', 'vi64', 'vi32', '1')
    yield of('i8 as u8', '9.5', 'i8', 'u8', 1)
    yield of('u64 as i64', '9.5', 'u64', 'i64', '1')
    yield of('f64 as f32', '9.5', 'f64', 'f32', 1.0)
    yield of('u8 as f64', '9.7', 'u8', 'f64', 1)
    yield of('i32 as f64', '9.7', 'i32', 'f64', 1)
    yield of('columns of other fields', '9.7', 'columns(b:u8,c:u8)', 'columns(b:u8)', [])
    yield of('columns of a wider field', '9.7', 'columns(b:u8)', 'columns(b:u16)', [])
    yield of('columns whose structs differ', '9.7', 'columns(b:struct(),c:#1)', 'columns(b:struct(),c:struct(d:u8))', [])
    yield of('str as bytes', '9.7', 'str', 'bytes', 'x')
    yield of('a value as a list', '9.7', 'u8', '[u8]', 1)
    yield of('an array of another size', '9.6', '[u8;2]', '[u8;3]', [1, 2])
    yield of('a tuple of another length', '9.6', '(u8,u8)', '(u8,u8,u8)', [1, 2])
    yield of('other flags', '9.7', 'flags(x)', 'flags(x,y)', [])
    yield of('a struct as a map', '9.7', 'struct()', '{str:str}', {})
    yield of('elements that differ', '9.6', '[str]', '[u8]', [], '/a/*')
    yield of('values of a map that differ', '9.6', '{str:str}', '{str:u8}', [], '/a/value')
    yield of('a field that differs inside', '9.6', '[struct(b:str)]', '[struct(b:u8)]', [], '/a/*/b')
    yield of('a field of a case that differs', '9.6', 'union(c:struct(b:str))', 'union(c:struct(b:u8))', {'c': {'b': 'x'}}, '/a/c/b')
    yield of('keys of a map that differ', '9.6', '{str:str}', '{u8:str}', [], '/a/key')
    yield of('a field of a key that differs', '9.6', '{struct(b:str):str}', '{struct(b:u8):str}', [], '/a/key/b')
    yield 'a missing dynamic value', '9.3', 'struct(b:u8)', 'struct(a:dynamic)', {'b': 1}, Mismatch('/a')
    yield 'a missing array', '9.3', 'struct(b:u8)', 'struct(a:[u8;2])', {'b': 1}, Mismatch('/a')
    yield 'a missing tuple', '9.3', 'struct(b:u8)', 'struct(a:(u8))', {'b': 1}, Mismatch('/a')
    yield 'a missing struct', '9.3', 'struct(b:u8)', 'struct(a:struct())', {'b': 1}, Mismatch('/a')
    yield 'a name that is not there', '9.7', 'struct(a:enum(x,y))', 'struct(a:enum(x))', {'a': 'y'}, LateMismatch('/a')
    yield 'a case that is not there', '9.7', '[union(x:struct(),y:struct())]', '[union(x:struct())]', [{'y': {}}], LateMismatch('/0')
    yield 'an element that is not there', '9.4', 'struct(a:[u8?])', 'struct(a:[u8])', {'a': [None]}, LateMismatch('/a/0')
    yield 'a key that is not there', '9.4', '{u8?:u8}', '{u8:u8}', [[1, 2], [None, 3]], LateMismatch('/1/key')


def sections():
    """Messages whose writer did not have the later sections: name, its schema, the writer's, the reader's, value written, value read."""
    old, new = 'open(a:u8)', 'open(a:u8;b:vi32,c:str;d:[u8])'
    wider = 'struct(d:[vi32],c:shared,b:vi64,a:u16)'
    short, long = {'a': 1}, {'d': [], 'c': '', 'b': '0', 'a': 1}
    yield 'two sections missing', old, new, wider, short, long
    middle = 'open(a:u8;b:vi32,c:str)'
    yield 'one section missing', middle, new, wider, {'a': 1, 'b': -2, 'c': 'x'}, {'d': [], 'c': 'x', 'b': '-2', 'a': 1}
    yield 'none missing', new, new, wider, {'a': 1, 'b': -2, 'c': 'x', 'd': [3]}, {'d': [3], 'c': 'x', 'b': '-2', 'a': 1}
    yield 'an empty first section', 'open()', 'open(;a:u8)', 'struct(a:vi32)', {}, {'a': 0}
    yield 'as an open struct of other sections', old, new, 'open(b:vi32;c:str,a:u8)', short, {'b': 0, 'c': '', 'a': 1}
    yield 'missing ones passed over', old, new, 'struct(a:u8)', short, short
    yield 'missing ones that are optional for the reader', old, new, 'struct(b:vi32?,c:str?,a:u8)', short, {'b': None, 'c': None, 'a': 1}
    optional = 'open(a:u8;b:vi32?,c:str?)'
    yield 'missing ones that were optional', old, optional, 'struct(a:u8,b:vi32,c:str)', short, {'a': 1, 'b': 0, 'c': ''}
    names, reversed = 'open(a:u8;e:enum(x,y))', 'struct(e:enum(y,x),a:u8)'
    yield 'the first name is the reader\'s', old, names, reversed, short, {'e': 'y', 'a': 1}
    types = 'b:bool,c:u64,d:f32,e:bytes,f:shared,g:flags(x),h:{str:u8},i:columns(x:u8,y:u16),j:struct()?'
    zeros = {'b': False, 'c': '0', 'd': 0.0, 'e': '', 'f': '', 'g': [], 'h': [], 'i': [], 'j': None}
    yield 'missing ones of every type', old, f'open(a:u8;{types})', f'struct({types},a:u16)', short, {**zeros, 'a': 1}
    for name, form, around in (
        ('a list', '[{}]', lambda it: [it, it]),
        ('a list with gaps', '[{}?]', lambda it: [None, it]),
        ('an array', '[{};2]', lambda it: [it, it]),
        ('a tuple', '({},u8)', lambda it: [it, 7]),
        ('a map', '{{u8:{}}}', lambda it: [[1, it]]),
        ('another struct', 'struct(o:{},p:u8)', lambda it: {'o': it, 'p': 7}),
        ('a union', 'union(o:{})', lambda it: {'o': it}),
        ('another open struct', 'open(o:{};p:[u8])', lambda it: {'o': it, 'p': [7]}),
    ):
        yield f'in {name}', form.format(old), form.format(new), form.format(wider), around(short), around(long)
    yield 'in the key of a map', f'{{{old}:u8}}', f'{{{new}:u8}}', f'{{{wider}:u8}}', [[short, 2]], [[long, 2]]
    columns, row = 'struct(o:columns(o:{}),p:u8)'.format, {'o': [{'o': short}], 'p': 7}
    yield 'in columns, which are the same', columns(old), columns(new), f'struct(p:u16,o:columns(o:{new}))', row, row
    yield 'in columns that are passed over', columns(old), columns(new), 'struct(p:u8)', row, {'p': 7}
    tree, taller = 'open(a:u8,of:[#0])', 'open(a:u8,of:[#0];b:vi32)'
    leaf = {'a': 2, 'of': []}
    yield 'inside itself', tree, taller, 'struct(b:vi64,of:[#0])', {'a': 1, 'of': [leaf]}, {'b': '0', 'of': [{'b': '0', 'of': []}]}
    texts, more = '[open(a:shared)]', '[open(a:shared;b:shared)]'
    yield (
        'shared texts of missing ones',
        f'({texts},shared)',
        f'({more},shared)',
        '([struct(b:str,a:str)],str)',
        [[{'a': 'x'}, {'a': 'x'}], 'x'],
        [[{'b': '', 'a': 'x'}, {'b': '', 'a': 'x'}], 'x'],
    )
    wanted = 'struct(b:(u8),a:u8)'
    yield 'a missing one that has no default', old, 'open(a:u8;b:(u8))', wanted, short, LateMismatch('/b')
    yield 'one without default in a list', f'[{old}]', '[open(a:u8;b:(u8))]', f'[{wanted}]', [short], LateMismatch('/0/b')


def alike():
    """Keys that differ as the writer's and not as the reader's: name, writer, reader, value written, offset of the second."""
    yield 'structs that lose a field', '{struct(a:u8,b:u8):u8}', '{struct(a:u8):u8}', [[{'a': 1, 'b': 1}, 1], [{'a': 1, 'b': 2}, 2]], 4
    yield (
        'tuples of structs that lose a section',
        '{(u8,open(a:u8;b:u8)):u8}',
        '{(u8,open(a:u8)):u8}',
        [
            [[1, {'a': 1, 'b': 1}], 1],
            [[1, {'a': 1, 'b': 2}], 2],
        ],
        6,
    )


def ill_formed():
    """What would be malformed were it not passed over: name, the type of what is passed over, message, the value of the other field."""
    yield 'ill-formed text', 'str', '02 07 ff 80', 7
    yield 'ill-formed text in a list', '[str]', '07 02 01 ff 01 80', 7
    yield 'equal keys', '{u8:bool}', '07 02 01 00 01 00', 7


def malformed():
    """What is passed over is read by the writer's schema: name, rule, the type of what is passed over, message, kind, offset."""
    yield 'an ill-formed shared text', '9.1', 'shared', '01 02 ff', 'utf8', 2
    yield 'an ill-formed shared text in a list', '9.1', '[shared]', '01 01 02 ff', 'utf8', 3
    yield 'an integer beyond its type', '9.1', 'vu53', '06 01 ff ff ff ff ff ff ff', 'range', 2
    yield 'an integer of a list beyond its type', '9.1', '[vu53]', '01 61 ff ff ff ff ff ff ff', 'range', 2
    yield 'a key of a map', '9.1', '{shared:u8}', '01 01 05 03', 'reference', 3
    yield 'a value of a map', '9.1', '{u8:shared}', '01 01 05 03', 'reference', 3
    yield 'a later section', '9.1', 'open(b:u8;c:enum(x,y,z))', '01 02 05 03', 'range', 3
    yield 'an open struct that ends inside a later section', '9.1', 'open(b:u8;c:u8,d:u8)', '01 02 05 03', 'section', 4
