"""The rules of spec/flex.md, "Verification", as a program: says where a message is malformed. Slow and plain, to check the vectors."""

import math

from message import *
from pack.limits import DEFAULT

WIDTHS = (1, 2, 4, 8)
FIXED = {kind: (2 + (kind - VECTOR_INT2) // 3, INT + (kind - VECTOR_INT2) % 3) for kind in range(VECTOR_INT2, VECTOR_FLOAT4 + 1)}


class Malformed(Exception):
    def __init__(self, offset):
        self.offset = offset


def check(holds, offset):
    if not holds:
        raise Malformed(offset)


class Verifier:
    """In every method `limit` is where what is read must end: the first byte of the container that refers to it."""

    def __init__(self, data, limits):
        self.data = data
        self.limits = limits
        self.height = {}
        self.seen = set()
        self.covered = {}

    def uint(self, at, width):
        return int.from_bytes(self.data[at : at + width], 'little')

    def root(self):
        size = len(self.data)
        check(size >= 3, 0)
        width = self.data[-1]
        check(width in WIDTHS and width <= size - 2, size - 1)
        field = size - 2 - width
        self.value(field, width, size - 2, field, 1)

    def value(self, field, field_width, type_at, limit, depth):
        """Returns how many containers deep the value is."""
        kind, width = self.data[type_at] >> 2, 1 << (self.data[type_at] & 3)
        check(kind <= BOOL or kind == VECTOR_BOOL, type_at)
        if kind in (NULL, INT, UINT, BOOL):
            return 0
        if kind == FLOAT:
            check(field_width >= 4, field)
            return 0
        target = self.target(field, field_width)
        if kind in (MAP, VECTOR):
            return self.container(kind, target, width, field, limit, depth)
        self.leaf(kind, target, width, field, limit)
        return 0

    def target(self, field, width):
        offset = self.uint(field, width)
        check(offset <= field, field)
        return field - offset

    def size(self, target, width, field, limit, element_size=1, most=math.inf):
        check(target >= width, field)
        size = self.uint(target - width, width)
        check(target + size * element_size <= limit and size <= most, target - width)
        return size

    def leaf(self, kind, target, width, field, limit):
        if kind == KEY:
            self.key(target, limit)
        elif kind in (INDIRECT_INT, INDIRECT_UINT, INDIRECT_FLOAT):
            check((kind != INDIRECT_FLOAT or width >= 4) and target + width <= limit, target)
        elif kind == STRING:
            self.string(target, width, self.size(target, width, field, limit), limit)
        elif kind == BLOB:
            self.size(target, width, field, limit, most=self.limits.string_bytes)
        elif kind in FIXED:
            count, element = FIXED[kind]
            check((element != FLOAT or width >= 4) and target + count * width <= limit, target)
        else:
            self.typed_vector(kind, target, width, field, limit)

    def string(self, start, width, size, limit):
        end = start + size
        check(end < limit and self.data[end] == 0, end)
        if self.is_new(STRING, start - width, end + 1):
            check(size <= self.limits.string_bytes, start - width)
            self.utf8(start, end)

    def key(self, start, limit):
        end = self.data.find(0, start, limit)
        check(end >= 0 and end - start <= self.limits.string_bytes, start)
        self.utf8(start, end)
        self.is_new(KEY, start, end + 1)
        return self.data[start:end]

    def is_new(self, kind, start, end):
        """Counts a value once; keys may stand in strings, so they are counted apart."""
        if (kind, start, end) in self.seen:
            return False
        self.seen.add((kind, start, end))
        total = self.covered.get(kind == KEY, 0) + end - start
        self.covered[kind == KEY] = total
        check(total <= len(self.data), start)
        return True

    def utf8(self, start, end):
        try:
            self.data[start:end].decode('utf-8')
        except UnicodeDecodeError as error:
            raise Malformed(start + error.start) from error

    def typed_vector(self, kind, target, width, field, limit):
        check(kind != VECTOR_FLOAT or width >= 4, target)
        size = self.size(target, width, field, limit, width, self.limits.elements)
        if kind in (VECTOR_KEY, VECTOR_STRING) and self.is_new(kind, target - width, target + size * width):
            for at in range(target, target + size * width, width):
                self.key(self.target(at, width), target - width)

    def container(self, kind, target, width, field, limit, depth):
        place = kind, target, width
        start = target - (3 * width if kind == MAP else width)
        check(start >= 0, field)
        size = self.size(target, width, field, limit, width + 1)
        check(depth + self.height.get(place, 1) - 1 <= self.limits.depth, field)
        if place not in self.height:
            self.is_new(kind, start, target + size * (width + 1))
            check(size <= self.limits.elements, target - width)
            if kind == MAP:
                self.keys(start, width, size)
            self.height[place] = 1 + self.elements(target, width, size, start, depth)
        return self.height[place]

    def elements(self, target, width, size, start, depth):
        types = target + size * width
        return max((self.value(target + i * width, width, types + i, start, depth + 1) for i in range(size)), default=0)

    def keys(self, field, field_width, count):
        target = self.target(field, field_width)
        width = self.uint(field + field_width, field_width)
        check(width in WIDTHS, field + field_width)
        check(target >= width, field)
        check(self.uint(target - width, width) == count and target + count * width <= field, target - width)
        if not self.is_new('map keys', target - width, target + count * width):
            return
        previous = None
        for at in range(target, target + count * width, width):
            key = self.key(self.target(at, width), target - width)
            check(previous is None or previous < key, at)
            previous = key


def malformed_at(data, limits=DEFAULT):
    """The byte where the message is malformed for a reader of these limits, or None."""
    try:
        Verifier(data, limits).root()
    except Malformed as malformed:
        return malformed.offset
    return None
