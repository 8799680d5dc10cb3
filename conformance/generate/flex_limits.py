"""Messages for readers of other limits than the default. spec/flex.md, "Verification", says where they are refused."""

from message import *
from pack.limits import Limits


def cases():
    """Yields (group, id, reason, limits, bytes, offset where it is refused or None)."""
    for group, cases in (('depth', depth()), ('strings', strings()), ('elements', elements())):
        for id, reason, limits, message, offset in cases:
            yield group, id, reason, limits, bytes(message.bytes), offset


def depth():
    m, targets = nested(2)
    m.root(targets[1], packed(VECTOR))
    yield 'two vectors, two deep', 'as deep as may be', Limits(depth=2), m, None
    yield 'two vectors, one deep', 'one too many', Limits(depth=1), m, targets[1]
    m, targets = nested(65)
    m.root(targets[-1], packed(VECTOR))
    yield '65 vectors, 65 deep', 'more than by default', Limits(depth=65), m, None
    m, targets = nested(201)
    m.root(targets[-1], packed(VECTOR))
    yield '201 vectors, 200 deep', 'one too many', Limits(depth=200), m, targets[1]
    m = Message()
    inner = m.uint(9) + 1
    m.root(m.vector([(packed(VECTOR), inner)]), packed(VECTOR))
    yield 'two vectors, the inner one too large, one deep', 'the size comes first', Limits(depth=1), m, inner - 1
    m = Message()
    inner = m.map(m.keys([]), [])
    outer = m.map(m.keys([m.key(b'm')]), [(packed(MAP), inner)])
    m.root(outer, packed(MAP))
    yield 'two maps, one deep', 'maps count as vectors do', Limits(depth=1), m, outer
    m = Message()
    numbers = m.uint(1) + 1
    m.uint(7)
    outer = m.vector([(packed(VECTOR_INT), numbers)])
    m.root(outer, packed(VECTOR))
    yield 'a typed vector in a vector, one deep', 'typed vectors hold nothing', Limits(depth=1), m, None


def nested(levels):
    m = Message()
    targets = [m.vector([])]
    for _ in range(levels - 1):
        targets.append(m.vector([(packed(VECTOR), targets[-1])]))
    return m, targets


def strings():
    few = Limits(string_bytes=3)
    for text, offset in ((b'', None), (b'abc', None), (b'abcd', 0), ('éé'.encode(), 0)):
        m = Message()
        m.root(m.string(text), packed(STRING))
        yield f'a string of {len(text.decode())} characters and {len(text)} bytes', '3 bytes may be', few, m, offset
        m = Message()
        m.root(m.key(text), packed(KEY))
        yield f'a key of {len(text.decode())} characters and {len(text)} bytes', '3 bytes may be', few, m, offset
    m = Message()
    m.root(m.string(b''), packed(STRING))
    yield 'an empty string, none allowed', 'no bytes are none too many', Limits(string_bytes=0), m, None
    m = Message()
    m.uint(4)
    m.root(m.raw(1, 2, 3, 4), packed(BLOB))
    yield 'a blob of 4 bytes', '3 bytes may be', few, m, 0
    m = Message()
    first, second = m.string(b'abc'), m.string(b'abcd')
    m.root(m.vector([(packed(STRING), first), (packed(STRING), second)]), packed(VECTOR))
    yield 'the second of two strings', '3 bytes may be', few, m, second - 1
    m = Message()
    key = m.key(b'abcd')
    m.root(m.map(m.keys([key]), [(packed(INT), 1)]), packed(MAP))
    yield 'a key of a map', '3 bytes may be', few, m, key
    m = Message()
    key = m.key(b'abcd')
    m.root(m.keys([key]), packed(VECTOR_KEY))
    yield 'a key in a vector of keys', '3 bytes may be', few, m, key
    m = Message()
    m.uint(4)
    m.root(m.text(b'abcd!'), packed(STRING))
    yield 'a string of 4 bytes without a zero byte', 'what is not there comes first', few, m, 5
    m = Message()
    m.uint(4)
    m.root(m.text(b'a\xff\xff\xff\0'), packed(STRING))
    yield 'an ill-formed string of 4 bytes', 'the limit comes first', few, m, 0


def elements():
    few = Limits(elements=2)
    for count, offset in ((0, None), (2, None), (3, 0)):
        m = Message()
        m.root(m.vector([(packed(INT), 1)] * count), packed(VECTOR))
        yield f'a vector of {count}', '2 elements may be', few, m, offset
        m = Message()
        m.uint(count)
        m.root(m.raw(*range(count)), packed(VECTOR_INT))
        yield f'a typed vector of {count}', '2 elements may be', few, m, offset
    m = Message()
    m.uint(3)
    m.root(m.raw(1, 0, 1), packed(VECTOR_BOOL))
    yield 'a vector of 3 bools', '2 elements may be', few, m, 0
    m = Message()
    m.root(m.raw(1, 2, 3), packed(VECTOR_INT3))
    yield 'a fixed vector of 3', 'its type says how many they are', few, m, None
    m = Message()
    key = m.key(b'a')
    vector = m.keys([key] * 3)
    m.root(vector, packed(VECTOR_KEY))
    yield 'a vector of 3 keys', '2 elements may be', few, m, vector - 1
    m = Message()
    keys = m.keys([m.key(name) for name in (b'a', b'b', b'c')])
    map = m.map(keys, [(packed(INT), 1)] * 3)
    m.root(map, packed(MAP))
    yield 'a map of 3', '2 entries may be', few, m, map - 1
    m = Message()
    m.uint(3)
    m.root(m.raw(1, 2, 3), packed(BLOB))
    yield 'a blob of 3 bytes', 'bytes are no elements', few, m, None
    m = Message()
    m.root(m.vector([(packed(INT), 1)]), packed(VECTOR))
    yield 'a vector of one, none allowed', 'not even one', Limits(elements=0), m, 0
