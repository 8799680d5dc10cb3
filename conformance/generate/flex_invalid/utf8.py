"""Texts that are not UTF-8: of what is malformed, all that a reader has to refuse that has verified nothing, when it reads them."""

from message import *

from .maps import one_map

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


LONG = b'x' * 300


def cases():
    for name, data in BAD_UTF8.items():
        for before in (b'', b'ok \xc3\xa9'):
            yield string(f'string with {name}' + (' after text' if before else ''), before, data)
        yield key(f'key with {name}', b'k', data)
        m, _, target = one_map((b'k' + data,))
        m.root(target, packed(MAP))
        yield f'map key with {name}', 'a key is UTF-8', m, 1
    yield string('long string with a byte that never occurs', LONG, b'\xff')
    yield key('long key with a byte that never occurs', LONG, b'\xff')
    for name, kind in (('key vector', VECTOR_KEY), ('string vector', VECTOR_STRING)):
        m = Message()
        text = m.key(b'\xff')
        m.root(m.keys([text]), packed(kind))
        yield f'{name} element not UTF-8', 'its elements are keys', m, text


def string(id, before, data):
    m = Message()
    width = 1 if len(before + data) < 256 else 2
    text = m.string(before + data, width)
    m.root(text, packed(STRING, width), width)
    return id, 'a string is UTF-8', m, text + len(before)


def key(id, before, data):
    m = Message()
    text = m.key(before + data)
    m.root(text, packed(KEY), 1 if len(m.bytes) < 256 else 2)
    return id, 'a key is UTF-8', m, text + len(before)
