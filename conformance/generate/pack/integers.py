"""Compressed integers: rule 2.2."""


def is_signed(name):
    return 'i' in name


def bits_of(name):
    return int(name.lstrip('viuf'))


def bounds(name):
    """The least and the greatest integer of a type, compressed or not."""
    bits = bits_of(name)
    if bits == 53:
        return (-(2**53 - 1) if is_signed(name) else 0), 2**53 - 1
    return (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1) if is_signed(name) else (0, 2**bits - 1)


def width_code_bits(name):
    return 2 if bits_of(name) == 32 else 3


def to_unsigned(name, number):
    if not is_signed(name):
        return number
    return 2 * number if number >= 0 else -2 * number - 1


def from_unsigned(name, number):
    if not is_signed(name):
        return number
    return -(number + 1) // 2 if number % 2 else number // 2


def width(name, number):
    """As few whole bytes as hold the integer, one at least."""
    return max(1, (to_unsigned(name, number).bit_length() + 7) // 8)


def in_bounds(name, number):
    least, greatest = bounds(name)
    return least <= number <= greatest
