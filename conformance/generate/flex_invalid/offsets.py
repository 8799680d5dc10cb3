from message import *

from .kinds import OFFSETS, WIDTHS


def cases():
    for name, kind in OFFSETS.items():
        m = Message()
        at = m.raw(0, 0, 0, 0, 0, 0, 0, 0, 9)
        m.raw(packed(kind, 4), 1)
        yield f'{name} before the start', 'an offset over its own position', m, at + 8
    for width in WIDTHS:
        for name, value in ('one too far', None), ('largest', 256**width - 1):
            m = Message()
            m.raw(*bytes(8))
            at = m.uint(value or 9, width)
            m.raw(packed(STRING), width)
            yield f'offset of {width} bytes, {name}', 'an offset over its own position', m, at
    for width in (4, 8):
        m = Message()
        m.raw(*bytes(8))
        at = m.uint(256**width // 2 + 1, width)
        m.raw(packed(STRING), width)
        yield f'offset of {width} bytes with the sign bit', 'an offset has no sign', m, at
    m = Message()
    m.string(b'x')
    vector = m.raw(2) + 1
    m.raw(3, 99, packed(STRING), packed(STRING))
    m.root(vector, packed(VECTOR))
    yield 'element before the start', 'the second element points out of the message', m, vector + 1
    m = Message()
    key = m.key(b'a')
    keys = m.keys([key])
    target = m.map(keys, [(packed(INT), 1)])
    m.bytes[keys] = 40
    m.root(target, packed(MAP))
    yield 'map key before the start', "a key's offset points out of the message", m, keys
    m = Message()
    key = m.key(b'a')
    keys = m.keys([key])
    target = m.map(keys, [(packed(INT), 1)])
    m.bytes[target - 3] = 77
    m.root(target, packed(MAP))
    yield 'keys before the start', "a map's keys offset points out of the message", m, target - 3
