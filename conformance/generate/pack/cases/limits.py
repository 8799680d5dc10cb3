"""Messages for readers of other limits than the default."""

from ..limits import Limits
from .valid.limits import nested
from .valid.recursion import chain


def cases():
    """Yields (group, name, schema, limits, value, offset where it is refused or None)."""
    for group, cases in (('depth', depth()), ('texts', texts()), ('elements', elements())):
        for case in cases:
            yield group, *case


def with_other_faults():
    """Yields (name, schema, limits, bytes, kind, offset)."""
    few = Limits(string_bytes=3, elements=2)
    yield 'a text of 5 bytes, of which 4 are there', 'str', few, '05 61626364', 'truncated', 5
    yield 'a field of 5 bytes, of which 4 are there', 'struct(a:str)', few, '05 61626364', 'truncated', 5
    yield 'an ill-formed text of 4 bytes', 'struct(a:str)', few, '04 61ff6161', 'limit', 1
    yield 'a text of 4 bytes where an open struct has 3', 'open(a:str)', few, '04 04 616263 64', 'section', 5
    yield '3 numbers, of which 2 are there', '[u8]', few, '03 0102', 'count', 0
    yield 'a flex message of 5 bytes, of which 4 are there', 'dynamic', few, '05 05040100', 'truncated', 5
    yield '3 entries, two alike', '{u8:u8}', few, '03 0102 0102 0102', 'limit', 0
    yield '3 integers of a width that there is not', '[vi32]', few, '63 01', 'range', 0


def depth():
    deep = Limits(depth=1)
    yield 'a list, one deep', '[bool]', deep, [True], None
    yield 'a list in a list, one deep', '[[bool]]', deep, [[True]], 1
    yield 'a struct in a struct, one deep', 'struct(a:struct(b:u8))', deep, {'a': {'b': 1}}, 0
    yield 'a list in a struct, one deep', 'struct(a:u8,b:[u8])', deep, {'a': 1, 'b': []}, 1
    yield 'a map in a map, one deep', '{u8:{u8:u8}}', deep, [[1, []]], 2
    yield 'columns in a list, one deep', '[columns(a:u8)]', deep, [[]], 1
    yield 'a union in a list, one deep', '[union(a:struct(),b:struct(x:u8))]', deep, [{'b': {'x': 1}}], 2
    yield 'an optional number alone, one deep', 'vi32?', deep, 1, None
    yield 'an optional list alone, one deep', '[vi32]?', deep, [1], None
    yield 'an optional struct alone, one deep', 'struct(a:u8)?', deep, {'a': 1}, None
    yield 'a list in an optional list alone, one deep', '[[bool]]?', deep, [[True]], 2
    yield 'an open struct in a list, two deep', '[open(a:u8)]', Limits(depth=2), [{'a': 1}], None
    yield '65 lists, 65 deep', '[' * 65 + 'bool' + ']' * 65, Limits(depth=65), nested(65, True), None
    chained = 'struct(id:vi32,next:#0?)'
    yield '200 structs, 200 deep', chained, Limits(depth=200), chain(200), None
    yield '201 structs, 200 deep', chained, Limits(depth=200), chain(201), sum(2 if id < 128 else 3 for id in range(200, 0, -1))


def texts():
    few = Limits(string_bytes=3)
    yield 'a text of 3 bytes', 'str', few, 'abc', None
    yield 'a text of 4 bytes', 'str', few, 'abcd', 1
    yield 'a text of 2 characters and 4 bytes', 'str', few, 'éé', 1
    yield 'a field of 3 bytes', 'struct(a:u8,b:str)', few, {'a': 1, 'b': 'abc'}, None
    yield 'a field of 4 bytes', 'struct(a:u8,b:str)', few, {'a': 1, 'b': 'abcd'}, 2
    yield 'a field of 14 bytes', 'struct(b:str)', few, {'b': 'abcdefghijklmn'}, 1
    yield 'a field of 15 bytes', 'struct(b:str)', few, {'b': 'abcdefghijklmno'}, 2
    yield 'a field of 15 bytes, 15 allowed', 'struct(b:str)', Limits(string_bytes=15), {'b': 'abcdefghijklmno'}, None
    yield 'a field of 16 bytes, 15 allowed', 'struct(b:str)', Limits(string_bytes=15), {'b': 'abcdefghijklmnop'}, 2
    yield 'an optional field of 4 bytes', 'struct(b:str?)', few, {'b': 'abcd'}, 1
    yield 'an empty field, none allowed', 'struct(b:str)', Limits(string_bytes=0), {'b': ''}, None
    yield 'a field of a byte, none allowed', 'struct(b:str)', Limits(string_bytes=0), {'b': 'a'}, 1
    yield 'the second of two fields', 'struct(a:str,b:str)', few, {'a': 'abc', 'b': 'abcd'}, 4
    yield 'bytes', 'struct(b:bytes)', few, {'b': '01020304'}, 1
    yield '3 bytes', 'struct(b:bytes)', few, {'b': '010203'}, None
    yield 'an element', '[str]', few, ['abc', 'abcd'], 6
    yield 'the same element twice', '[str]', few, ['abcd', 'abcd'], 2
    yield 'an optional element', '[str?]', few, [None, 'abcd'], 3
    yield 'bytes in a list', '[bytes]', few, ['010203', '01020304'], 6
    yield 'a key', '{str:u8}', few, [['abc', 1], ['abcd', 2]], 8
    yield 'a value of a map', '{str:str}', few, [['a', 'b'], ['c', 'defg']], 6
    yield 'a shared text', 'struct(a:shared,b:shared)', few, {'a': 'abcd', 'b': 'abcd'}, 1
    yield 'a column', 'columns(a:str)', few, [{'a': 'abc'}, {'a': 'abcd'}], 6
    yield 'a name of an enum is no text', 'struct(a:enum(red,green))', few, {'a': 'green'}, None
    yield 'a flex message of 4 bytes', 'struct(a:dynamic)', few, {'a': {'flex': '00050401'}}, 1
    yield 'a flex message of 3 bytes', 'struct(a:dynamic)', few, {'a': {'flex': '050401'}}, None


def elements():
    few = Limits(elements=2)
    yield '2 numbers', '[u8]', few, [1, 2], None
    yield '3 numbers', '[u8]', few, [1, 2, 3], 0
    yield '3 bools', '[bool]', few, [True, True, False], 0
    yield '3 compressed integers', '[vi32]', few, [1, 2, 3], 0
    yield '20 compressed integers, 20 allowed', '[vi64]', Limits(elements=20), [str(number) for number in range(20)], None
    yield '21 compressed integers, 20 allowed', '[vi64]', Limits(elements=20), [str(number) for number in range(21)], 0
    yield '3 optional numbers', '[u8?]', few, [1, None, None], 0
    yield '3 optional compressed integers', '[vi32?]', few, [1, None, None], 0
    yield '3 floats', '[f64]', few, [1.0, 2.0, 3.0], 0
    yield '2 texts', '[str]', few, ['abcd', 'e'], None
    yield '3 texts', '[str]', few, ['a', 'b', 'c'], 0
    yield '3 structs', '[struct(a:u8)]', few, [{'a': 1}, {'a': 2}, {'a': 3}], 0
    yield 'a list in a field', 'struct(a:u8,b:[u8])', few, {'a': 1, 'b': [1, 2, 3]}, 1
    yield 'a list in a list', '[[u8]]', few, [[1, 2], [1, 2, 3]], 4
    yield '2 entries', '{u8:u8}', few, [[1, 2], [3, 4]], None
    yield '3 entries', '{u8:u8}', few, [[1, 2], [3, 4], [5, 6]], 0
    yield '3 entries of texts', '{str:str}', few, [['a', ''], ['b', ''], ['c', '']], 0
    yield '3 rows', 'columns(a:u8)', few, [{'a': 1}, {'a': 2}, {'a': 3}], 0
    yield 'an array has as many as its schema says', '[u8;3]', few, [1, 2, 3], None
    yield 'bytes are no elements', 'struct(a:bytes)', few, {'a': '010203'}, None
    yield 'an empty list, none allowed', '[u8]', Limits(elements=0), [], None
    yield 'a number, none allowed', '[u8]', Limits(elements=0), [1], 0
