"""Valid messages that the reference builder never makes, assembled by hand."""

from message import *


def key_vector_shared():
    m = Message()
    a, b = m.key(b'a'), m.key(b'b')
    keys = m.keys([a, b])
    first = m.map(keys, [(packed(INT), 1), (packed(INT), 2)])
    second = m.map(keys, [(packed(INT), 3), (packed(INT), 4)])
    m.root(m.vector([(packed(MAP), first), (packed(MAP), second)]), packed(VECTOR))
    return m


def key_inside_longer_key():
    m = Message()
    ab = m.key(b'ab')
    keys = m.keys([ab, ab + 1])
    m.root(m.map(keys, [(packed(INT), 1), (packed(INT), 2)]), packed(MAP))
    return m


def key_inside_string():
    m = Message()
    text = m.string(b'name')
    keys = m.keys([text])
    m.root(m.map(keys, [(packed(STRING), text)]), packed(MAP))
    return m


def wide_key_vector():
    m = Message()
    a = m.key(b'a')
    m.raw(0, 0)
    keys = m.keys([a], 4)
    m.root(m.map(keys, [(packed(INT), 9)], key_width=4), packed(MAP))
    return m


def narrow_key_vector():
    m = Message()
    a = m.key(b'a')
    keys = m.keys([a])
    m.raw(0, 0, 0, 0)
    m.root(m.map(keys, [(packed(INT, 8), 9)], width=8), packed(MAP, 8))
    return m


def gaps():
    m = Message()
    m.text(b'left over')
    text = m.string(b'hi')
    m.text(b'\xff\xff\xff')
    m.root(m.vector([(packed(STRING), text)]), packed(VECTOR))
    return m


def unaligned_vector():
    m = Message()
    m.raw(0)
    vector = m.vector([(packed(INT, 4), 100000), (packed(INT, 4), 1)], 4)
    m.root(vector, packed(VECTOR, 4))
    return m


def unaligned_indirect():
    m = Message()
    m.raw(0)
    m.root(m.float(0.1, 8), packed(INDIRECT_FLOAT, 8))
    return m


def wide_root(width):
    m = Message()
    m.inline_root(5, packed(INT, width), width)
    return m


def wide_root_offset():
    m = Message()
    m.root(m.string(b'far'), packed(STRING), 8)
    return m


def wide_string_size():
    m = Message()
    m.root(m.string(b'hi', 8), packed(STRING, 8))
    return m


def wide_indirect(width):
    m = Message()
    m.root(m.uint(5, width), packed(INDIRECT_UINT, width))
    return m


def null_with_payload():
    m = Message()
    m.inline_root(77, packed(NULL))
    return m


def bool_over_one():
    m = Message()
    m.inline_root(2, packed(BOOL))
    return m


def bools_over_one():
    m = Message()
    m.raw(3)
    m.root(m.raw(0, 2, 255), packed(VECTOR_BOOL))
    return m


def inline_width_bits():
    m = Message()
    m.root(m.vector([(packed(INT, 8), 5), (packed(BOOL, 4), 1)]), packed(VECTOR))
    return m


def same_bytes_as_two_types():
    m = Message()
    m.raw(2)
    both = m.raw(7, 9)
    m.root(m.vector([(packed(VECTOR_INT), both), (packed(VECTOR_UINT), both), (packed(BLOB), both)]), packed(VECTOR))
    return m


def string_deprecated_shared():
    m = Message()
    one = m.string(b'one')
    m.raw(2)
    at = len(m.bytes)
    m.offset(one)
    m.offset(one)
    m.root(at, packed(VECTOR_STRING))
    return m


def uint_as_wide_float_map():
    m = Message()
    a, b = m.key(b'a'), m.key(b'b')
    keys = m.keys([a, b])
    number = m.float(0.1, 8)
    m.root(m.map(keys, [(packed(INDIRECT_FLOAT, 8), number), (packed(INDIRECT_FLOAT, 8), number)]), packed(MAP))
    return m


def cases():
    """Yields (id, reason, hex, why writing it again gives other bytes)."""

    def case(id, reason, message, because):
        return id, reason, bytes(message.bytes).hex(), because

    yield case('shared key vector', 'two maps with one key vector', key_vector_shared(), 'the reference shares no key vectors')
    yield case('key is the tail of a key', 'two keys in the same bytes', key_inside_longer_key(), 'keys are written one by one')
    yield case('key is a string', "a key in a string's bytes", key_inside_string(), 'a key and a string are written apart')
    yield case(
        'key vector wider than its map', 'the key width stands in the map', wide_key_vector(), 'its key vector is wider than it need be'
    )
    yield case(
        'key vector narrower than its map', 'the key width stands in the map', narrow_key_vector(), 'its map is wider than it need be'
    )
    yield case('gaps', 'bytes that nothing points to', gaps(), 'the gaps are not written')
    yield case('unaligned vector', 'a reader takes any alignment', unaligned_vector(), 'writers align')
    yield case('unaligned indirect float', 'a reader takes any alignment', unaligned_indirect(), 'writers align')
    for width in (2, 4, 8):
        yield case(f'root of {width} bytes', 'a root wider than its value', wide_root(width), 'its root is wider than it need be')
        yield case(f'indirect uint of {width} bytes', 'wider than its value', wide_indirect(width), 'its integer is wider than it need be')
    yield case('root offset of 8 bytes', 'an offset wider than it need be', wide_root_offset(), 'its root is wider than it need be')
    yield case('string size of 8 bytes', 'a size wider than it need be', wide_string_size(), 'its size is wider than it need be')
    yield case('null with payload', 'the bytes of a null mean nothing', null_with_payload(), 'a null is written as zero')
    yield case('bool over one', 'every value but zero is true', bool_over_one(), 'true is written as one')
    yield case('bool vector over one', 'every value but zero is true', bools_over_one(), 'true is written as one')
    yield case(
        'width bits of inline values',
        "an inline value has its container's width, whatever its type byte says",
        inline_width_bits(),
        'the type byte is written with the width of the container',
    )
    yield case('same bytes as two types', 'values may overlap', same_bytes_as_two_types(), 'values are written one by one')
    yield case(
        'deprecated string vector with a shared string',
        'its elements are read as keys',
        string_deprecated_shared(),
        'its elements are written again as a vector of keys',
    )
    yield case('shared indirect float', 'two entries with one double', uint_as_wide_float_map(), 'values are written one by one')
