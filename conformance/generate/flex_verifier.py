"""The rules of spec/flex.md, "Errors", as a program: says where a message is malformed. Slow and plain, to check the vectors."""

from message import *

MAX_DEPTH = 64
FIXED = {kind: (2 + (kind - VECTOR_INT2) // 3, INT + (kind - VECTOR_INT2) % 3) for kind in range(VECTOR_INT2, VECTOR_FLOAT4 + 1)}


class Malformed(Exception):
    def __init__(self, offset):
        self.offset = offset


def check(holds, offset):
    if not holds:
        raise Malformed(offset)


class Verifier:
    def __init__(self, data):
        self.data = data
        self.open = set()
        self.height = {}

    def uint(self, at, width):
        return int.from_bytes(self.data[at : at + width], 'little')

    def root(self):
        size = len(self.data)
        check(size >= 3, 0)
        width = self.data[-1]
        check(width in (1, 2, 4, 8) and width <= size - 2, size - 1)
        self.value(size - 2 - width, width, size - 2, 1)

    def value(self, field, field_width, type_at, depth):
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
            return self.container(kind, target, width, field, depth)
        self.leaf(kind, target, width, field)
        return 0

    def target(self, field, width):
        offset = self.uint(field, width)
        check(offset <= field, field)
        return field - offset

    def size(self, target, width, field, element_size):
        check(target >= width, field)
        size = self.uint(target - width, width)
        check(target + size * element_size <= len(self.data), target - width)
        return size

    def leaf(self, kind, target, width, field):
        end = len(self.data)
        if kind == KEY:
            self.key(target)
        elif kind in (INDIRECT_INT, INDIRECT_UINT, INDIRECT_FLOAT):
            check((kind != INDIRECT_FLOAT or width >= 4) and target + width <= end, target)
        elif kind == STRING:
            size = self.size(target, width, field, 1)
            check(target + size < end and self.data[target + size] == 0, target + size)
            self.utf8(target, target + size)
        elif kind == BLOB:
            self.size(target, width, field, 1)
        elif kind in FIXED:
            count, element = FIXED[kind]
            check((element != FLOAT or width >= 4) and target + count * width <= end, target)
        else:
            check(kind != VECTOR_FLOAT or width >= 4, target)
            size = self.size(target, width, field, width)
            if kind in (VECTOR_KEY, VECTOR_STRING):
                for i in range(size):
                    self.key(self.target(target + i * width, width))

    def key(self, start):
        end = self.data.find(0, start)
        check(end >= 0, start)
        self.utf8(start, end)
        return self.data[start:end]

    def utf8(self, start, end):
        try:
            self.data[start:end].decode('utf-8')
        except UnicodeDecodeError as error:
            raise Malformed(start + error.start) from error

    def container(self, kind, target, width, field, depth):
        place = kind, target, width
        check(place not in self.open and depth + self.height.get(place, 1) - 1 <= MAX_DEPTH, field)
        if place not in self.height:
            self.open.add(place)
            self.height[place] = 1 + self.elements(kind, target, width, field, depth)
            self.open.remove(place)
        return self.height[place]

    def elements(self, kind, target, width, field, depth):
        check(kind == VECTOR or target >= 3 * width, field)
        size = self.size(target, width, field, width + 1)
        if kind == MAP:
            self.keys(target, width, size)
        types = target + size * width
        return max((self.value(target + i * width, width, types + i, depth + 1) for i in range(size)), default=0)

    def keys(self, map, map_width, count):
        field = map - 3 * map_width
        target = self.target(field, map_width)
        width = self.uint(field + map_width, map_width)
        check(width in (1, 2, 4, 8), field + map_width)
        check(target >= width, field)
        check(self.uint(target - width, width) == count and target + count * width <= len(self.data), target - width)
        previous = None
        for at in range(target, target + count * width, width):
            key = self.key(self.target(at, width))
            check(previous is None or previous < key, at)
            previous = key


def malformed_at(data):
    """The byte where the message is malformed, or None."""
    try:
        Verifier(data).root()
    except Malformed as malformed:
        return malformed.offset
    return None
