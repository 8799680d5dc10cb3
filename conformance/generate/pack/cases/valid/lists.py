COUNTS = (0, 1, 14, 15, 16, 127, 128)
OF = {
    'bool': lambda at: at % 3 == 0,
    'u8': lambda at: at,
    'i32': lambda at: -at,
    'f64': lambda at: at / 4,
    'vi32': lambda at: at * 3 - 20,
    'vi53': lambda at: at * -1000,
    'vu64': lambda at: str(at << at % 40),
    'vi64?': lambda at: str(at) if at % 2 else None,
    'bool?': lambda at: (None, True, False)[at % 3],
    'str': lambda at: 's' * (at % 3),
    'struct(a:vi32)': lambda at: {'a': at},
}


def cases():
    for type, value in OF.items():
        for count in COUNTS:
            yield f'list of {count} {type}', '4.6', f'[{type}]', [value(at) for at in range(count)]
    yield 'list of 300 vu32', '4.6', '[vu32]', [at * at for at in range(300)]
    for name in ('i8', 'i16', 'u16', 'u32'):
        yield f'list of {name}', '5.2', f'[{name}]', [1, 2, 3]
    yield 'list of f32', '5.2', '[f32]', [0.5, 'NaN', '-Infinity', -0.0]
    yield 'list of i64', '5.2', '[i64]', ['1', '-1']
    yield 'list of vi32 of 4 bytes each', '5.3', '[vi32]', [0, 2**31 - 1, -(2**31)]
    yield 'list of vu53 of 7 bytes each', '5.3', '[vu53]', [0, 2**53 - 1]
    yield 'list of vi53 of 7 bytes each', '5.3', '[vi53]', [2**53 - 1, -(2**53) + 1]
    yield 'list of vi64 of 8 bytes each', '5.3', '[vi64]', [str(2**63 - 1), str(-(2**63))]
    yield 'list of lists', '5.5', '[[vi64]]', [['1'], [], ['300', '-300']]
    yield 'list of bytes', '5.5', '[bytes]', ['', '00', 'ffff']
    yield 'list of empty structs', '3.1', '[struct()]', [{}, {}, {}]
    yield 'list in a struct, twice', '3.6', 'struct(a:[u8],b:[vi32],c:bool)', {'a': [7], 'b': [8], 'c': True}
