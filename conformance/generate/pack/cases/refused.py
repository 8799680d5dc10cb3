"""Values that a writer refuses, where its language lets them be: group, name, reason, schema, value."""

from .valid.limits import nested
from .valid.recursion import chain


def cases():
    beyond = 'an integer beyond the type'
    for name, value in (('vi53', 2**53), ('vi53', -(2**53)), ('vu53', 2**53), ('vu53', -1), ('u8', 256), ('i8', -129)):
        yield 'values', f'{name} {value}', beyond, name, value
    yield 'values', 'u64 -1', beyond, 'u64', '-1'
    yield 'values', 'vi53 in a list', beyond, '[vi53]', [0, 2**53]
    for schema, value in (('str', '\ud800'), ('shared', 'a\udc00'), ('(str?)', ['\udfff\ud83d'])):
        yield 'values', f'lone surrogate in {schema}', 'a lone surrogate', schema, value
    yield 'values', 'lone surrogate in a key', 'a lone surrogate', '{str:u8}', [['\ud83d', 1]]
    yield 'values', 'no such name', 'a name that the enum does not have', 'enum(a,b)', 'c'
    yield 'values', 'no such flag', 'a name that the flags do not have', 'flags(a,b)', ['a', 'c']
    yield 'values', 'no such case', 'a case that the union does not have', 'union(a:struct())', {'b': {}}
    yield 'values', 'array too short', 'an array has exactly so many values', '[u8;2]', [1]
    yield 'values', 'array too long', 'an array has exactly so many values', '[str;1]', ['a', 'b']
    deep = 'more than 64 values inside one another'
    yield 'values', '65 lists inside one another', deep, '[' * 65 + 'bool' + ']' * 65, nested(65, True)
    yield 'values', '65 structs inside one another', deep, 'struct(id:vi32,next:#0?)', chain(65)
    yield 'values', 'the same key twice', 'keys of a map differ', '{str:u8}', [['a', 1], ['a', 2]]
