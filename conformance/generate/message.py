"""Assembles FlexBuffers byte by byte, right or wrong. Every method returns the position it wrote."""

import struct

(
    NULL,
    INT,
    UINT,
    FLOAT,
    KEY,
    STRING,
    INDIRECT_INT,
    INDIRECT_UINT,
    INDIRECT_FLOAT,
    MAP,
    VECTOR,
    VECTOR_INT,
    VECTOR_UINT,
    VECTOR_FLOAT,
    VECTOR_KEY,
    VECTOR_STRING,
    VECTOR_INT2,
    VECTOR_UINT2,
    VECTOR_FLOAT2,
    VECTOR_INT3,
    VECTOR_UINT3,
    VECTOR_FLOAT3,
    VECTOR_INT4,
    VECTOR_UINT4,
    VECTOR_FLOAT4,
    BLOB,
    BOOL,
) = range(27)
VECTOR_BOOL = 36


def packed(kind, width=1):
    """The type byte of a value of type `kind` whose own width is `width` bytes."""
    return kind << 2 | width.bit_length() - 1


class Message:
    def __init__(self):
        self.bytes = bytearray()

    def raw(self, *data):
        at = len(self.bytes)
        self.bytes += bytes(data)
        return at

    def text(self, data):
        return self.raw(*data)

    def uint(self, value, width=1):
        return self.text(value.to_bytes(width, 'little'))

    def float(self, value, width):
        return self.text(struct.pack('<f' if width == 4 else '<d', value))

    def offset(self, target, width=1):
        return self.uint(len(self.bytes) - target, width)

    def key(self, data):
        return self.text(data + b'\0')

    def string(self, data, width=1):
        self.uint(len(data), width)
        return self.text(data + b'\0') if data else self.raw(0)

    def elements(self, elements, width=1):
        """Writes (type byte, value) pairs: a type below STRING other than KEY holds its value, any other an offset to it."""
        for kind, value in elements:
            inline = kind >> 2 in (NULL, INT, UINT, FLOAT, BOOL)
            self.uint(value, width) if inline else self.offset(value, width)

    def vector(self, elements, width=1):
        self.uint(len(elements), width)
        at = len(self.bytes)
        self.elements(elements, width)
        self.raw(*(kind for kind, _ in elements))
        return at

    def keys(self, targets, width=1):
        self.uint(len(targets), width)
        at = len(self.bytes)
        for target in targets:
            self.offset(target, width)
        return at

    def map(self, keys, elements, width=1, key_width=1):
        self.offset(keys, width)
        self.uint(key_width, width)
        return self.vector(elements, width)

    def root(self, target, kind, width=1):
        """Ends with an offset to `target`; returns where that offset stands."""
        at = self.offset(target, width)
        self.raw(kind, width)
        return at

    def inline_root(self, value, kind, width=1):
        at = self.uint(value, width)
        self.raw(kind, width)
        return at
