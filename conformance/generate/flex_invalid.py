"""Messages that every reader must refuse, with the byte where the error stands. spec/flex.md, "Verification", says where that is."""

from message import *

WIDTHS = (1, 2, 4, 8)
UNKNOWN_TYPES = (*range(27, 36), *range(37, 64))
BAD_WIDTHS = (0, 3, 5, 6, 7, 9, 16, 255)

SIZED = {
    'string': STRING,
    'blob': BLOB,
    'vector': VECTOR,
    'map': MAP,
    'int vector': VECTOR_INT,
    'uint vector': VECTOR_UINT,
    'float vector': VECTOR_FLOAT,
    'key vector': VECTOR_KEY,
    'string vector': VECTOR_STRING,
    'bool vector': VECTOR_BOOL,
}
FIXED = {
    f'fixed {name} {count}': VECTOR_INT2 + 3 * (count - 2) + kind
    for count in (2, 3, 4)
    for kind, name in enumerate(('int', 'uint', 'float'))
}
INDIRECT = {'indirect int': INDIRECT_INT, 'indirect uint': INDIRECT_UINT, 'indirect float': INDIRECT_FLOAT}
OFFSETS = {'key': KEY, **SIZED, **FIXED, **INDIRECT}

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


def root():
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


def offsets():
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


def sizes():
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


def fixed_and_indirect():
    for name, kind in (*FIXED.items(), *INDIRECT.items()):
        m = Message()
        at = m.raw(0, 1)
        m.raw(packed(kind, 8), 1)
        yield f'{name} past the end', 'it runs past the end of the message', m, at
    for width in (1, 2):
        for name, kind in (
            ('indirect float', INDIRECT_FLOAT),
            ('float vector', VECTOR_FLOAT),
            ('fixed float 2', VECTOR_FLOAT2),
            ('fixed float 3', VECTOR_FLOAT3),
            ('fixed float 4', VECTOR_FLOAT4),
        ):
            m = Message()
            m.uint(1, 2)
            m.bytes[2 - width : 2] = (1).to_bytes(width, 'little')
            target = m.raw(*bytes(8))
            m.root(target, packed(kind, width))
            yield f'{name} of {width} bytes', 'a float has 4 or 8 bytes', m, target
        m = Message()
        target = m.vector([(packed(INT, width), 1), (packed(FLOAT, width), 1)], width)
        m.root(target, packed(VECTOR, width))
        yield f'float element of {width} bytes', 'a float has 4 or 8 bytes', m, target + width


def strings():
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


def one_map(names, values=None, key_width=1):
    m = Message()
    targets = [m.key(name) for name in names]
    keys = m.keys(targets, key_width)
    target = m.map(keys, values or [(packed(INT), i) for i in range(len(names))], key_width=key_width)
    return m, keys, target


def maps():
    for names, at in (
        ((b'b', b'a'), 1),
        ((b'a', b'c', b'b'), 2),
        ((b'aa', b'a'), 1),
        ((b'a', b''), 1),
        ((b'\xc3\xa9', b'z'), 1),
        ((b'a', b'B'), 1),
    ):
        m, keys, target = one_map(names)
        m.root(target, packed(MAP))
        yield (
            'keys ' + ' '.join(repr(name.decode())[1:-1] or 'empty' for name in names) + ' out of order',
            'keys ascend by unsigned bytes',
            m,
            keys + at,
        )
    for names, at in (((b'a', b'a'), 1), ((b'', b''), 1), ((b'a', b'b', b'b'), 2), ((b'a', b'b', b'b', b'c'), 2)):
        m, keys, target = one_map(names)
        m.root(target, packed(MAP))
        yield 'keys ' + ' '.join(name.decode() or 'empty' for name in names) + ' twice', 'every key is there once', m, keys + at
    m = Message()
    key = m.key(b'a')
    keys = m.keys([key, key])
    m.root(m.map(keys, [(packed(INT), 1), (packed(INT), 2)]), packed(MAP))
    yield 'one key twice', 'two entries share a key', m, keys + 1
    m, keys, target = one_map((b'b', b'a'), key_width=4)
    m.root(target, packed(MAP))
    yield 'keys out of order in a wide key vector', 'keys ascend by unsigned bytes', m, keys + 4
    for stored, size in ((0, 1), (1, 2), (2, 1), (3, 2), (1, 0)):
        m, keys, target = one_map([b'k%d' % i for i in range(stored)], [(packed(INT), i) for i in range(size)] or None)
        if size == 0:
            m = Message()
            keys = m.keys([m.key(b'a')])
            target = m.map(keys, [])
        m.root(target, packed(MAP))
        yield f'{stored} keys for {size} values', 'a map has as many keys as values', m, keys - 1
    for width in BAD_WIDTHS:
        m, keys, target = one_map((b'a',))
        m.root(target, packed(MAP))
        m.bytes[target - 2] = width
        yield f'key width {width}', 'a width is 1, 2, 4 or 8', m, target - 2
    for width in (2, 4, 8):
        m = Message()
        m.raw(*bytes(width * 2))
        at = m.uint(0, width)
        m.root(at + width, packed(MAP, width))
        root_at = at + width
        m.bytes[root_at] = root_at - (width * 2)
        yield f'map prefix of {width} bytes before the start', 'no room for keys offset and key width before the size', m, root_at
    m = Message()
    keys = m.keys([])
    m.root(m.map(keys, [(packed(VECTOR), keys)]), packed(MAP))
    yield 'no keys for a value', 'a map has as many keys as values', m, keys - 1
    m, keys, target = one_map((b'a',))
    m.root(target, packed(MAP))
    m.bytes[keys - 1] = 200
    yield 'key vector too large', 'the key vector has another size than the map', m, keys - 1
    for name, inner in (('string', STRING), ('map', MAP), ('vector', VECTOR)):
        m, keys, target = one_map((b'a',), [(packed(inner), 0)])
        m.bytes[target] = 250
        m.root(target, packed(MAP))
        yield f'map value {name} before the start', 'a value points out of the message', m, target


def elements():
    for kind in (27, 35, 37, 63):
        m = Message()
        target = m.vector([(packed(INT), 1), (packed(INT), 2)])
        m.bytes[target + 3] = packed(kind)
        m.root(target, packed(VECTOR))
        yield f'element type {kind}', 'a type that the format does not have', m, target + 3
        m, _, target = one_map((b'a', b'b'))
        m.bytes[target + 2] = packed(kind)
        m.root(target, packed(MAP))
        yield f'value type {kind}', 'a type that the format does not have', m, target + 2
    m = Message()
    inner = m.vector([(packed(STRING), 0)])
    m.bytes[inner] = 99
    outer = m.vector([(packed(INT), 1), (packed(VECTOR), inner)])
    m.root(outer, packed(VECTOR))
    yield 'nested element before the start', 'the error stands in the inner vector', m, inner
    for name, kind in (('key vector', VECTOR_KEY), ('string vector', VECTOR_STRING)):
        m = Message()
        m.raw(2)
        at = m.raw(1, 50)
        m.root(at, packed(kind))
        m.bytes[at] = 50
        yield f'{name} element before the start', 'an element points out of the message', m, at
        m = Message()
        text = m.key(b'\xff')
        at = m.keys([text])
        m.root(at, packed(kind))
        yield f'{name} element not UTF-8', 'its elements are keys', m, text


def order():
    for name, kind, size in (('string', STRING, 4), ('blob', BLOB, 3), ('vector', VECTOR, 2), ('int vector', VECTOR_INT, 3)):
        m = Message()
        at = m.raw(size) + 1
        m.raw(0, 0)
        m.root(m.vector([(packed(kind), at)]), packed(VECTOR))
        yield f'{name} reaching into its vector', 'what an offset leads to ends before the container that holds the offset', m, 0
    for name, kind in (('indirect int', INDIRECT_INT), ('fixed int 2', VECTOR_INT2)):
        m = Message()
        at = m.raw(0, 0, 0)
        m.root(m.vector([(packed(kind, 4), at)]), packed(VECTOR))
        yield f'{name} reaching into its vector', 'what an offset leads to ends before the container that holds the offset', m, at
    m = Message()
    at = m.raw(0x61)
    m.root(m.vector([(packed(KEY), at), (packed(NULL), 0)]), packed(VECTOR))
    yield 'key ending in its vector', 'its zero byte is a part of the vector', m, at
    m = Message()
    keys = m.raw(1)
    m.root(m.map(keys + 1, [(packed(INT), 1)]), packed(MAP))
    yield 'key vector reaching into its map', 'the keys offset of the map would be its key', m, 0
    m = Message()
    key = m.raw(0x61)
    m.uint(1, 2)
    keys = m.raw(3, 0)
    m.root(m.map(keys, [(packed(INT), 1)], key_width=2), packed(MAP))
    yield 'key ending in its key vector', 'its zero byte is a part of the size field', m, key
    m = Message()
    m.raw(0)
    m.root(len(m.bytes) + 0, packed(INDIRECT_INT))
    yield 'indirect root at itself', 'the number would be its own offset', m, 1
    m = Message()
    at = m.raw(1) + 1
    m.raw(0, packed(VECTOR))
    m.root(at, packed(VECTOR))
    yield 'vector that is its own element', 'a container begins after everything in it has ended', m, 0
    m = Message()
    at = m.raw(2) + 1
    m.raw(0, 1, packed(NULL), packed(VECTOR))
    m.root(at, packed(VECTOR))
    yield 'vector that is its own second element', 'a container begins after everything in it has ended', m, 0
    m, _, target = one_map((b'a', b'b'))
    m.bytes[target + 1] = 1
    m.bytes[target + 3] = packed(MAP)
    m.root(target, packed(MAP))
    yield 'map that is its own value', 'a container begins after everything in it has ended', m, target - 1


def overlap():
    m = Message()
    texts = [m.raw(size) + 1 for size in range(39, -1, -1)]
    m.raw(0)
    m.root(m.vector([(packed(STRING), text) for text in texts]), packed(VECTOR))
    yield 'strings in strings', 'strings that overlap, together longer than the message', m, 1
    m = Message()
    run = [m.raw(0x61) for _ in range(60)]
    m.raw(0)
    m.root(m.keys(run), packed(VECTOR_KEY))
    yield 'keys in keys', 'keys that overlap, together longer than the message', m, 2
    m = Message()
    vectors = [m.raw(40) + 1 for _ in range(40)]
    m.raw(*bytes(82))
    m.root(m.vector([(packed(VECTOR), vector) for vector in vectors]), packed(VECTOR))
    yield 'vectors in vectors', 'vectors that overlap, together longer than the message', m, 1


def depth():
    for levels in (65, 100, 5001):
        m = Message()
        targets = [m.vector([])]
        for _ in range(levels - 1):
            targets.append(m.vector([(packed(VECTOR), targets[-1])]))
        m.root(targets[-1], packed(VECTOR))
        yield f'vector {levels} deep', 'nesting over the default limit of 64', m, targets[-64]
    m = Message()
    targets = [m.map(m.keys([]), [])]
    for _ in range(64):
        keys = m.keys([m.key(b'm')])
        targets.append(m.map(keys, [(packed(MAP), targets[-1])]))
    m.root(targets[-1], packed(MAP))
    yield 'map 65 deep', 'nesting over the default limit of 64', m, targets[-64]
    m = Message()
    shared = m.vector([])
    for _ in range(39):
        shared = m.vector([(packed(VECTOR), shared)])
    reaches = chain = m.vector([(packed(VECTOR), shared)])
    for _ in range(29):
        chain = m.vector([(packed(VECTOR), chain)])
    m.root(m.vector([(packed(VECTOR, 1), shared), (packed(VECTOR), chain)], 2), packed(VECTOR, 2))
    yield 'shared vector too deep the second time', 'the longest path counts: 1 + 30 + 40 levels', m, reaches


def cases():
    """Yields (group, id, reason, bytes, offset)."""
    for group in (root, offsets, sizes, fixed_and_indirect, strings, maps, elements, order, overlap, depth):
        for id, reason, message, offset in group():
            data = bytes(message.bytes) if isinstance(message, Message) else message
            yield group.__name__.replace('_', '-'), id, reason, data, offset
