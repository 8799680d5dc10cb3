from message import *

from .maps import one_map


def cases():
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
