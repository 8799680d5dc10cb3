from message import *


def cases():
    for size in (0, 1, 5, 255, 256):
        width = 1 if size < 256 else 2
        m = Message()
        text = m.uint(size, width) + width
        m.raw(*b'x' * size, 1)
        m.root(text, packed(STRING, width), 2)
        yield f'string of {size} bytes without zero byte', 'a zero byte must follow the bytes of a string', m, text + size
    m = Message()
    text = m.raw(2, 0x61, 0x62) + 1
    m.root(text, packed(STRING))
    yield 'string without room for its zero byte', 'the root begins where the zero byte should stand', m, 3
    m = Message()
    at = m.raw(0x61, 0x62)
    m.root(at, packed(KEY))
    yield 'key without zero byte', 'a key ends with a zero byte', m, at
    m = Message()
    key = m.raw(0x61)
    keys = m.keys([key])
    m.root(m.map(keys, [(packed(INT), 1)]), packed(MAP))
    for at, byte in enumerate(m.bytes):
        if byte == 0 and at > key:
            m.bytes[at] = 1
    yield 'map key without zero byte', 'a key ends with a zero byte', m, key
