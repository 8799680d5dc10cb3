"""Values as every reader prints them: JSON, with floats as the bits of a double and blobs in hex."""

import json
import math
import struct

MIN_INT, MAX_UINT = -(2**63), 2**64 - 1
INTEGERS = {'int', 'uint', 'indirect_int', 'indirect_uint'}
FLOATS = {'float', 'indirect_float'}


def float_bits(value):
    return 'f64:' + ('7ff8000000000000' if math.isnan(value) else struct.pack('>d', value).hex())


def of_typed(value):
    """A value in the typed JSON of the vectors: {"int":"5"}."""
    ((kind, payload),) = value.items()
    if kind == 'map':
        return {key: of_typed(element) for key, element in payload}
    if kind == 'vector':
        return [of_typed(element) for element in payload]
    if isinstance(payload, list):
        element_kind = kind.removeprefix('vector_').rstrip('234')
        return [of_scalar(element_kind, element) for element in payload]
    return of_scalar(kind, payload)


def with_types(value):
    """A value in the typed JSON of the vectors as it is, but for its floats: a double has many decimals."""
    ((kind, payload),) = value.items()
    if kind == 'map':
        return {kind: [[key, with_types(element)] for key, element in payload]}
    if kind == 'vector':
        return {kind: [with_types(element) for element in payload]}
    if 'float' not in kind:
        return value
    return {kind: [float_bits(float(each)) for each in payload] if isinstance(payload, list) else float_bits(float(payload))}


def of_scalar(kind, payload):
    if kind in INTEGERS:
        return int(payload)
    if kind in FLOATS:
        return float_bits(float(payload))
    return 'hex:' + payload if kind == 'blob' else payload


def of_json(text):
    """A JSON document: integers up to 64 bits are integers, all other numbers doubles."""

    def integer(digits):
        number = int(digits)
        return number if MIN_INT <= number <= MAX_UINT and digits != '-0' else float_bits(float(digits))

    return json.loads(text, parse_int=integer, parse_float=lambda digits: float_bits(float(digits)))


def same(one, other):
    """Whether two values are the same JSON: to Python true is 1."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def as_doubles(value):
    """The same value for a language with one number type."""
    if isinstance(value, dict):
        return {key: as_doubles(element) for key, element in value.items()}
    if isinstance(value, list):
        return [as_doubles(element) for element in value]
    return float_bits(float(value)) if type(value) is int else value
