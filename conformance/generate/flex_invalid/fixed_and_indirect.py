from message import *

from .kinds import FIXED, INDIRECT


def cases():
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
