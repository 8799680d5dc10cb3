EDGES = {
    'i8': [0, 1, -1, -128, 127],
    'i16': [0, -32768, 32767],
    'i32': [0, -(2**31), 2**31 - 1],
    'i64': ['0', '-1', str(-(2**63)), str(2**63 - 1)],
    'u8': [0, 128, 255],
    'u16': [0, 32768, 65535],
    'u32': [0, 2**31, 2**32 - 1],
    'u64': ['0', str(2**63), str(2**64 - 1)],
    'f32': [0.0, -0.0, 1.5, 3.4028234663852886e38, 1.401298464324817e-45, 'Infinity', '-Infinity', 'NaN'],
    'f64': [0.0, -0.0, 0.1, 1.7976931348623157e308, 5e-324, 'Infinity', '-Infinity', 'NaN'],
}


def cases():
    for name, values in EDGES.items():
        for value in values:
            yield f'{name} {value}', '5.6', name, value
    yield 'f32 NaN with a payload', '6.2', 'f32', 'NaN', '0100a07f'
    yield 'f64 NaN with a sign and a payload', '6.2', 'f64', 'NaN', '010000000000f8ff'
    yield 'bool false', '5.6', 'bool', False
    yield 'bool true', '5.6', 'bool', True
    every = {name: values[-1] for name, values in EDGES.items()}
    schema = f'struct({",".join(f"{name}:{name}" for name in EDGES)})'
    yield 'struct of every fixed type', '3.4', schema, every
    yield 'fixed fields stand before the others', '3.7', 'struct(a:str,b:i32,c:vi64,d:u8)', {'a': 'x', 'b': 1, 'c': '2', 'd': 3}
