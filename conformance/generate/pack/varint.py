"""Rule 2.1, for writing; reading stands in source.py."""


def varint(number):
    groups = bytearray()
    while number > 0x7F:
        groups.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes(groups) + bytes([number])
