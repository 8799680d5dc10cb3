from message import *

from .maps import one_map


def cases():
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
