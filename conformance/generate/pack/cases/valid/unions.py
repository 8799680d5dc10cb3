SHAPE = 'union(circle:struct(radius:f32),none:struct(),rect:struct(h:vi32,w:vi32))'


def cases():
    yield 'lone union, first case', '4.4', SHAPE, {'circle': {'radius': 0.5}}
    yield 'lone union, empty case', '5.6', SHAPE, {'none': {}}
    yield 'lone union, last case', '5.6', SHAPE, {'rect': {'h': 1, 'w': -300}}
    yield 'union in a struct', '4.4', f'struct(a:bool,b:{SHAPE},c:u8)', {'a': True, 'b': {'rect': {'h': 1, 'w': 2}}, 'c': 3}
    yield 'two of the same union', '1.2', f'struct(a:{SHAPE},b:#1)', {'a': {'none': {}}, 'b': {'circle': {'radius': 1.0}}}
    yield 'list of unions', '5.5', f'[{SHAPE}]', [{'none': {}}, {'circle': {'radius': 2.0}}]
    yield 'union of one case', '4.4', 'union(a:struct(x:u8))', {'a': {'x': 1}}
    yield 'union of one empty case', '3.1', '[union(a:struct())]', [{'a': {}}, {'a': {}}]
    yield 'union of an open struct', '4.4', 'union(a:open(x:u8;y:str),b:struct())', {'a': {'x': 1, 'y': 'y'}}
    yield 'map of unions', '4.8', f'{{str:{SHAPE}}}', [['a', {'none': {}}]]
    yield 'union? with a value', '3.2', f'struct(a:{SHAPE}?,b:bool)', {'a': {'rect': {'h': 0, 'w': 0}}, 'b': True}
    yield 'union? without a value', '3.2', f'struct(a:{SHAPE}?,b:bool)', {'a': None, 'b': True}
    yield (
        'a case that stands in the schema already',
        '1.2',
        'struct(a:struct(x:u8),b:union(a:#1,b:#1))',
        {'a': {'x': 1}, 'b': {'b': {'x': 2}}},
    )
    cases = ','.join(f'c{number:03}:struct()' for number in range(130))
    yield 'union of 130 cases: the index is a varint', '4.4', f'union({cases})', {'c129': {}}
