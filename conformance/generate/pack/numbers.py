"""Numbers as JSON has them in the vectors, and as bytes: conformance/README.md, rule 3.4."""

import math
import struct

from .integers import bits_of, in_bounds
from .types import FIXED

FLOATS = {'f32': '<f', 'f64': '<d'}
NAMED = {'NaN': math.nan, 'Infinity': math.inf, '-Infinity': -math.inf}


class Unwritable(Exception):
    """A value that is not of the schema: rule 6.3."""


def to_json(name, number):
    """Of an integer or a float of the type; integers of 64 bits are strings."""
    if name in FLOATS:
        return next((text for text, value in NAMED.items() if repr(value) == repr(number)), number)
    return str(number) if bits_of(name) == 64 else number


def of_json(name, value):
    if name in FLOATS:
        return float(NAMED.get(value, value) if isinstance(value, str) else value)
    number = int(value)
    if not in_bounds(name, number):
        raise Unwritable(f'{number} is no {name}')
    return number


def to_fixed(name, value):
    """The bytes of a JSON value."""
    number = of_json(name, value)
    if name in FLOATS:
        return struct.pack(FLOATS[name], number)
    return number.to_bytes(FIXED[name], 'little', signed='i' in name)


def of_fixed(name, data):
    """The JSON value of the bytes."""
    if name in FLOATS:
        return to_json(name, struct.unpack(FLOATS[name], data)[0])
    return to_json(name, int.from_bytes(data, 'little', signed='i' in name))
