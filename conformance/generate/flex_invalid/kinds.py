"""The types that hold an offset, and what may stand for a width or a type and what may not."""

from message import *

WIDTHS = (1, 2, 4, 8)
UNKNOWN_TYPES = (*range(27, 36), *range(37, 64))
BAD_WIDTHS = (0, 3, 5, 6, 7, 9, 16, 255)

SIZED = {
    'string': STRING,
    'blob': BLOB,
    'vector': VECTOR,
    'map': MAP,
    'int vector': VECTOR_INT,
    'uint vector': VECTOR_UINT,
    'float vector': VECTOR_FLOAT,
    'key vector': VECTOR_KEY,
    'string vector': VECTOR_STRING,
    'bool vector': VECTOR_BOOL,
}
FIXED = {
    f'fixed {name} {count}': VECTOR_INT2 + 3 * (count - 2) + kind
    for count in (2, 3, 4)
    for kind, name in enumerate(('int', 'uint', 'float'))
}
INDIRECT = {'indirect int': INDIRECT_INT, 'indirect uint': INDIRECT_UINT, 'indirect float': INDIRECT_FLOAT}
OFFSETS = {'key': KEY, **SIZED, **FIXED, **INDIRECT}
