"""The bytes of a message and what all reading does with them: varints, bits, where they end."""

from contextlib import contextmanager


class Malformed(Exception):
    """Section 7; `steps` lead from the root to the value."""

    def __init__(self, kind, offset):
        super().__init__(f'{kind} at {offset}')
        self.kind = kind
        self.offset = offset
        self.steps = []

    @property
    def path(self):
        """Section 7."""
        return pointer(self.steps)


def pointer(steps):
    return ''.join('/' + str(step).replace('~', '~0').replace('/', '~1') for step in steps)


@contextmanager
def inside(step):
    """What is read one step further down; None is no step."""
    try:
        yield
    except Malformed as fault:
        if step is not None:
            fault.steps.insert(0, step)
        raise


@contextmanager
def among(there):
    """A run of the values that are there: it begins paths with indexes of its own."""
    try:
        yield
    except Malformed as fault:
        if fault.steps:
            fault.steps[0] = [at for at, bit in enumerate(there) if bit][fault.steps[0]]
        raise


@contextmanager
def column(name):
    """The row, if a fault is in one, comes before the field."""
    try:
        yield
    except Malformed as fault:
        fault.steps.insert(1, name)
        raise


def check(holds, kind, offset):
    if not holds:
        raise Malformed(kind, offset)


class Source:
    """Inside an open struct `end` is its end, and what goes beyond it is a fault of the section."""

    def __init__(self, data):
        self.data = data
        self.at = 0
        self.base = 0
        self.end = len(data)
        self.at_end = 'truncated'

    @property
    def left(self):
        return self.end - self.at

    def take(self, bytes):
        check(bytes <= self.left, self.at_end, self.end)
        self.at += bytes
        return self.data[self.at - bytes : self.at]

    def byte(self):
        return self.take(1)[0]

    def varint(self):
        """2.1"""
        first, number = self.at, 0
        for group in range(5):
            byte = self.byte()
            number |= (byte & 0x7F) << 7 * group
            if byte < 0x80:
                check((byte or not group) and number < 2**31, 'varint', first)
                return number
        raise Malformed('varint', first)

    def bits(self, count):
        """5.1"""
        data = self.take((count + 7) // 8)
        number = int.from_bytes(data, 'little')
        check(number >> count == 0, 'reserved', self.at - 1)
        return [bool(number >> at & 1) for at in range(count)]

    def zeros(self, bytes):
        first = self.at
        check(not any(self.take(bytes)), 'reserved', first)

    def check_run(self, bits):
        check(bits <= 8 * self.left, self.at_end, self.end)

    def check_count(self, count, bits_each, first):
        check(count * bits_each <= 8 * self.left, 'count', first)
