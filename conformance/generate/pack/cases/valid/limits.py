from .recursion import chain


def nested(levels, value):
    for _ in range(levels):
        value = [value]
    return value


def cases():
    yield '64 lists inside one another', '7', '[' * 64 + 'bool' + ']' * 64, nested(64, True)
    yield '64 structs inside one another', '7', 'struct(id:vi32,next:#0?)', chain(64)
    union = {'b': {}}
    for _ in range(63):
        union = {'a': {'x': union}}
    yield 'a union and its struct are one value: 64 inside one another', '7', 'union(a:struct(x:#0),b:struct())', union
    entry = []
    for _ in range(31):
        entry = [[1, {'a': entry}]]
    yield 'an entry is no value: 32 maps in 32 structs', '7', 'struct(a:{u8:#0})', {'a': entry}
    row = []
    for _ in range(31):
        row = [{'b': {'a': row}}]
    yield 'a row is no value: 32 columns in 32 structs', '7', 'struct(a:columns(b:#0))', {'a': row}
    yield 'scalars count for nothing: a number in 64 arrays', '7', '[' * 64 + 'u8' + ';1]' * 64, nested(64, 7)
