from ...types import FIXED

PLAIN = {
    'bool': True,
    'i8': -1,
    'u16': 513,
    'i32': -2,
    'u64': '5',
    'f32': 0.5,
    'f64': -0.25,
    'vi32': -300,
    'vi53': 5,
    'vu64': '70000',
    'str': 'text',
    'shared': 'text',
    'bytes': '00ff',
    'enum(a,b,c)': 'c',
    'flags(a,b)': ['b'],
    '[u8]': [1],
    '[bool;2]': [True, True],
    '{str:u8}': [['k', 1]],
    '(u8,str)': [1, 's'],
    'struct(x:bool)': {'x': True},
    'open(x:bool)': {'x': True},
    'union(a:struct(),b:struct(x:u8))': {'b': {'x': 3}},
    'columns(x:u8)': [{'x': 1}],
    'dynamic': {'flex': '050401'},
}


def cases():
    for type, value in PLAIN.items():
        yield f'{type}? alone, none', '5.6', f'{type}?', None
        yield f'{type}? alone', '5.6', f'{type}?', value
        yield f'{type}? in a struct', '3.2', f'struct(a:{type}?,b:{type}?)', {'a': value, 'b': None}
        yield f'list of {type}?', '5.4', f'[{type}?]', [None, value, None]
        yield f'tuple of {type}?', '3.2', f'({type}?,{type}?)', [None, value]
        yield f'map of {type}?', '4.8', f'{{u8:{type}?}}', [[1, None], [2, value]]
    every = {name: value for name, value in PLAIN.items() if name in FIXED}
    schema = f'struct({",".join(f"{name}:{name}?" for name in every)},z:u8)'
    yield 'optional numbers stand in the variable block', '4.1', schema, {**every, 'z': 9}
    yield 'optional numbers, none', '4.1', schema, {**dict.fromkeys(every), 'z': 9}
    yield 'an optional number between texts', '4.1', '(str,f64?,str)', ['a', -0.0, 'b']
    yield 'empty bytes? is not none', '3.2', 'struct(a:bytes?,b:bytes?)', {'a': '', 'b': None}
    yield 'empty str? is not none', '3.2', '(str?,str?)', ['', None]
    yield 'list? in lists', '5.4', '[[[u8]?]?]', [None, [None, [], [1]], []]
    yield 'array of vi64?', '4.7', '[vi64?;3]', ['-1', None, '300']
    yield 'array of vi64?, all none', '4.7', '[vi64?;3]', [None, None, None]
    yield 'list of vu32?, all none', '5.3', '[vu32?]', [None, None]
    yield 'list of 9 vi32?', '5.4', '[vi32?]', [None, 1, -1, None, None, 4, None, None, 128]
    yield 'list of empty struct?', '3.1', '[struct()?]', [{}, None, {}]
    yield 'empty struct? in a struct', '3.6', 'struct(a:struct()?,b:struct()?)', {'a': {}, 'b': None}
