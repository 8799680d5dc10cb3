def signed(bits):
    """Values at the edges of every width."""
    yield from (0, -1, 1)
    for width in range(8, bits, 8):
        yield from (2 ** (width - 1) - 1, -(2 ** (width - 1)), 2 ** (width - 1), -(2 ** (width - 1)) - 1)


def unsigned(bits):
    yield from (0, 1)
    for width in range(8, bits, 8):
        yield from (2**width - 1, 2**width)


EDGES = {
    'vi32': [*signed(32), 2**31 - 1, -(2**31)],
    'vi53': [*signed(53), 2**53 - 1, -(2**53) + 1],
    'vi64': [*map(str, signed(64)), str(2**63 - 1), str(-(2**63))],
    'vu32': [*unsigned(32), 2**32 - 1],
    'vu53': [*unsigned(53), 2**53 - 1],
    'vu64': [*map(str, unsigned(64)), str(2**64 - 1)],
}
WIDE = [
    ('vi32', 0, '0300000000'),
    ('vi32', -1, '0101 00'),
    ('vi53', 1, '06 02000000000000'),
    ('vi64', '-1', '07 0100000000000000'),
    ('vu32', 200, '02 c80000'),
    ('vu53', 1, '01 0100'),
    ('vu64', '0', '07 0000000000000000'),
]


def cases():
    for name, values in EDGES.items():
        for value in values:
            yield f'{name} {value}', '2.2', name, value
    for name, value, data in WIDE:
        yield f'{name} {value}, wider than need be', '2.3', name, value, data
    schema = f'struct({",".join(f"{name}:{name}" for name in EDGES)})'
    yield 'struct of every compressed type, least', '3.5', schema, {name: values[-1] for name, values in EDGES.items()}
    yield 'struct of every compressed type, zero', '3.5', schema, {name: values[0] for name, values in EDGES.items()}
    yield 'one field wider than need be', '2.3', 'struct(a:vi32,b:vu64)', {'a': 1, 'b': '2'}, '05 0200 0200'
    yield 'list wider than need be', '2.3', '[vu32]', [1, 2], '12 0100 0200'
    yield 'array wider than need be', '2.3', '[vi64;2]', ['1', '-1'], '01 0200 0100'
