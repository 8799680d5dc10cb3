from message import *


def cases():
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
