"""The codes of a struct's header: rules 3.2 and 3.3."""

from .integers import width_code_bits
from .types import *

WORD = 32


def is_optional_text(type):
    return isinstance(type, Optional) and plain(type.of, TEXTS) is not None


def has_presence_bit(type):
    return isinstance(type, Optional) and not is_optional_text(type)


def code_bits(type):
    """How many bits the code of a type has, without the bit that says whether an optional value is there."""
    type = present(type)
    if plain(type, ['bool']):
        return 1
    if plain(type, TEXTS):
        return 4
    if plain(type, COMPRESSED):
        return width_code_bits(type.name)
    if isinstance(type, Enum):
        return (len(type.names) - 1).bit_length()
    return len(type.names) if isinstance(type, Flags) else 0


def widths(types):
    """The bits of all codes of a header, in order; an optional value has two, or one if it is text."""
    for type in types:
        if has_presence_bit(type):
            yield 1
        yield code_bits(type)


def fill(at, bits):
    """How many zero bits stand before a code of so many bits that would begin at bit `at`."""
    return -at % WORD if at % WORD + bits > WORD else 0


def header_bytes(types):
    at = 0
    for bits in widths(types):
        at += fill(at, bits) + bits
    return (at + 7) // 8


def pack(types, codes):
    """The header with these codes, as many as `widths` gives."""
    at = number = 0
    for bits, code in zip(widths(types), codes):
        at += fill(at, bits)
        number |= code << at
        at += bits
    return number.to_bytes((at + 7) // 8, 'little')


def unpack(types, data):
    """The codes of a header, and whether a bit outside of them is set."""
    at, number, codes = 0, int.from_bytes(data, 'little'), []
    for bits in widths(types):
        at += fill(at, bits)
        codes.append(number >> at & (1 << bits) - 1)
        at += bits
    return codes, pack(types, codes) != data
