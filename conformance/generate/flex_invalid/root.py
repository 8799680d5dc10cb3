from message import *

from .kinds import BAD_WIDTHS, UNKNOWN_TYPES


def cases():
    for size in range(3):
        yield f'{size} bytes', 'a message has at least 3 bytes', bytes(size), 0
    for width in BAD_WIDTHS:
        yield f'root width {width}', 'a width is 1, 2, 4 or 8', bytes([0, 0, 0, 0, 0, 0, 0, 0, 5, packed(INT), width]), 10
    for width in (2, 4, 8):
        yield f'root width {width} past the start', 'the root value must stand in the message', bytes([5, packed(INT), width]), 2
    for kind in UNKNOWN_TYPES:
        yield f'root type {kind}', 'a type that the format does not have', bytes([5, packed(kind), 1]), 1
    for width in (1, 2):
        data = bytes(width) + bytes([packed(FLOAT, width), width])
        yield f'root float of {width} bytes', 'a float has 4 or 8 bytes', data, 0
