from message import *

from .kinds import BAD_WIDTHS


def one_map(names, values=None, key_width=1):
    m = Message()
    targets = [m.key(name) for name in names]
    keys = m.keys(targets, key_width)
    target = m.map(keys, values or [(packed(INT), i) for i in range(len(names))], key_width=key_width)
    return m, keys, target


def cases():
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
