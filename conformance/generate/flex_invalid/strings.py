from message import *

BAD_UTF8 = {
    'a lone continuation byte': b'\x80',
    'a byte that never occurs, c0': b'\xc0\x80',
    'a byte that never occurs, f5': b'\xf5\x80\x80\x80',
    'a byte that never occurs, ff': b'\xff',
    'an overlong 2-byte sequence': b'\xc1\xbf',
    'an overlong 3-byte sequence': b'\xe0\x9f\xbf',
    'an overlong 4-byte sequence': b'\xf0\x8f\xbf\xbf',
    'a high surrogate': b'\xed\xa0\x80',
    'a low surrogate': b'\xed\xbf\xbf',
    'a surrogate pair': b'\xed\xa0\xbd\xed\xb8\x80',
    'a code point over 10ffff': b'\xf4\x90\x80\x80',
    'a 2-byte sequence cut short': b'\xc3',
    'a 3-byte sequence cut short': b'\xe2\x82',
    'a 4-byte sequence cut short': b'\xf0\x9f\x98',
    'a sequence broken by a letter': b'\xe2\x82a',
}


def cases():
    for name, data in BAD_UTF8.items():
        for before in (b'', b'ok \xc3\xa9'):
            m = Message()
            text = m.string(before + data)
            m.root(text, packed(STRING))
            yield f'string with {name}' + (' after text' if before else ''), 'a string is UTF-8', m, text + len(before)
        m = Message()
        text = m.key(b'k' + data)
        m.root(text, packed(KEY))
        yield f'key with {name}', 'a key is UTF-8', m, text + 1
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
