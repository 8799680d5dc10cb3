def bools(count):
    return [(f'a{number}', 'bool') for number in range(count)]


def struct(fields):
    return f'struct({",".join(f"{name}:{type}" for name, type in fields)})'


def crossing(count, type, value):
    """So many bits, then a field whose code would begin there, then a bit."""
    schema = struct([*bools(count), ('b', type), ('c', 'bool')])
    return schema, {**{name: True for name, _ in bools(count)}, 'b': value, 'c': True}


def cases():
    yield 'empty struct', '3.1', 'struct()', {}
    for count in (1, 7, 8, 9, 31, 32, 33, 64, 65, 100):
        value = {name: number % 3 == 0 for number, (name, _) in enumerate(bools(count))}
        yield f'{count} bools', '3.2', struct(bools(count)), value
    for count in (28, 29, 30, 31, 32):
        yield f'str behind {count} bits', '3.3', *crossing(count, 'str', 'abc')
        yield f'vi64 behind {count} bits', '3.3', *crossing(count, 'vi64', '-70000')
    yield 'vi32 behind 30 bits', '3.3', *crossing(30, 'vi32', 70000)
    yield 'vi32 behind 31 bits', '3.3', *crossing(31, 'vi32', 70000)
    yield 'str? behind 29 bits, none', '3.3', *crossing(29, 'str?', None)
    yield 'vi64? behind 28 bits', '3.3', *crossing(28, 'vi64?', '5')
    yield 'vi64? behind 29 bits: its two codes part', '3.3', *crossing(29, 'vi64?', '5')
    yield 'vi64? behind 31 bits: its two codes part', '3.3', *crossing(31, 'vi64?', '5')
    yield 'vi64? behind 31 bits, none', '3.3', *crossing(31, 'vi64?', None)
    yield 'enum behind 31 bits', '3.3', *crossing(31, 'enum(x,y,z)', 'z')
    yield 'i32 behind 31 bits has no code', '3.3', *crossing(31, 'i32', -2)
    texts = [(f's{number}', 'str') for number in range(17)]
    yield 'header of 68 bits', '3.2', struct(texts), {name: name for name, _ in texts}
    numbers = [(f'v{number}', 'vi64') for number in range(22)]
    yield (
        'header of 22 width codes, 2 bits left over',
        '3.3',
        struct(numbers),
        {name: str(-3 << number) for number, (name, _) in enumerate(numbers)},
    )
    mixed = [(f'm{number}', type) for number, type in enumerate(['str', 'vi64', 'bool?', 'bytes?', 'vu32', 'i16'] * 4)]
    values = ['t', '-300', None, 'ff', 7, -7]
    yield 'header of 4 times 6 types', '3.2', struct(mixed), {name: values[number % 6] for number, (name, _) in enumerate(mixed)}
    inner = {'x': 1, 'y': 'in'}
    yield 'a struct inside has its own header', '4.4', 'struct(a:bool,b:struct(x:vi32,y:str),c:bool)', {'a': True, 'b': inner, 'c': True}
    yield 'an empty struct inside takes a zero byte', '3.1', 'struct(a:struct(),b:vi32)', {'a': {}, 'b': 1}
    yield 'empty structs in an empty struct', '3.1', 'struct(a:struct(),b:struct(c:enum(x)))', {'a': {}, 'b': {'c': 'x'}}
    yield 'the four blocks', '3.1', 'struct(a:[u8],b:vi32,c:bool,d:u16,e:str)', {'a': [1, 2], 'b': 300, 'c': True, 'd': 4, 'e': 'e'}
