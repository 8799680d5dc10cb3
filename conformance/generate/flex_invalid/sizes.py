from message import *

from .kinds import SIZED, WIDTHS


def cases():
    for name, kind in SIZED.items():
        for width in WIDTHS:
            if kind == VECTOR_FLOAT and width < 4:
                continue
            m = Message()
            m.raw(*bytes(width - 1))
            at = m.root(len(m.bytes), packed(kind, width))
            yield f'{name} with its {width}-byte size before the start', 'there is no room for a size', m, at
    for name, kind in SIZED.items():
        for width in WIDTHS:
            if kind == VECTOR_FLOAT and width < 4:
                continue
            yield from too_large(name, kind, width)
    for name, kind in (('int vector', VECTOR_INT), ('key vector', VECTOR_KEY), ('vector', VECTOR), ('bool vector', VECTOR_BOOL)):
        for count in (1 << 61, (1 << 61) + 1, 1 << 63):
            m = Message()
            prefix(m, 8)
            size = m.uint(count, 8)
            target = m.raw(*bytes(8))
            m.root(target, packed(kind, 8))
            yield f'{name} of {count} elements', 'the count times the width overflows 64 bits', m, size
    m = Message()
    size = m.raw(3)
    target = m.raw(1, 2)
    m.root(target, packed(VECTOR))
    m.bytes[size] = 4
    yield 'types past the end', 'the elements fit, their type bytes do not', m, size


def prefix(m, width):
    """Room for the keys offset and key width of a map, pointing to an empty key vector; other types ignore it."""
    m.raw(*bytes(8 - width % 8 if width < 8 else 8))
    keys = m.keys([], width)
    m.raw(*bytes(7))
    m.offset(keys, width)
    m.uint(width, width)


def too_large(name, kind, width):
    for what, count in ('by one', None), ('by far', 256**width - 1):
        m = Message()
        prefix(m, width)
        size = m.uint(0, width)
        target = m.raw(*bytes(width))
        m.root(target, packed(kind, width))
        room = len(m.bytes) - target
        element = {STRING: 1, BLOB: 1, VECTOR: width + 1, MAP: width + 1}.get(kind, width)
        count = room // element + 1 if count is None else count
        m.bytes[size : size + width] = count.to_bytes(width, 'little')
        yield f'{name} with {width}-byte size too large {what}', 'it runs past the end of the message', m, size
