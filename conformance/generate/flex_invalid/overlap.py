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
    m = Message()
    text = m.raw(*b'a\x80', *b'a' * 20, 0)
    m.root(m.keys([text + 2, text]), packed(VECTOR_KEY))
    yield 'ill-formed key around a key', 'of a key its text comes before what it shares with others', m, 1
    m = Message()
    text = m.raw(24, *b'a\x80', 21, *b'a' * 21, 0) + 1
    m.root(m.vector([(packed(STRING), text + 3), (packed(STRING), text)]), packed(VECTOR))
    yield 'ill-formed string around a string', 'of a string its text comes behind what it shares with others', m, 0
