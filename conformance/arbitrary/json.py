"""Makes JSON texts, spelled in any way."""

from .scalars import CHARACTERS, LENGTHS

SPACES = ('', '', '', '', ' ', '\n', '\r\n\t')
NUMBERS = ('0', '-0', '-0.0', '1', '-1', '1.0', '1e2', '1E+2', '10e-1', '0.1', '5e-324', '2e-324', '1e400', '1e-400')
INTEGERS = (2**31, 2**53 + 1, 2**63 - 1, 2**63, -(2**63), -(2**63) - 1, 2**64 - 1, 2**64, 10**30)
ESCAPES = ('\\"', '\\\\', '\\/', '\\b', '\\f', '\\n', '\\r', '\\t', '\\u0000', '\\u00e9', '\\uD83D\\uDE00', '\\uffff')
DEEPEST = 4
"""How deep values stand in one another from where on they hold none."""


def text(random):
    return Texts(random).value(0)


class Texts:
    def __init__(self, random):
        self.random = random

    def value(self, depth):
        inside = (self.array, self.object) if depth < DEEPEST else ()
        kind = self.random.choice((self.word, self.number, self.string, *inside * (1 if depth else 4)))
        return self.spaced(kind(depth + 1))

    def spaced(self, text):
        return self.random.choice(SPACES) + text + self.random.choice(SPACES)

    def word(self, _):
        return self.random.choice(('null', 'true', 'false'))

    def number(self, _):
        return self.random.choice((self.named, self.integer, self.double, self.digits))()

    def named(self):
        return self.random.choice(NUMBERS)

    def integer(self):
        return str(self.random.choice((*INTEGERS, self.random.randint(-300, 300))))

    def double(self):
        return repr(self.random.uniform(-1, 1) * 10.0 ** self.random.randint(-320, 300))

    def digits(self):
        """More of them than a double has, often halfway between two."""
        halfway = 2 ** self.random.randint(53, 70) * (2 * self.random.randint(2**52, 2**53) + 1)
        return f'{halfway + self.random.choice((-1, 0, 0, 1))}{self.random.choice(("e0", ".0", "e-30", "e30"))}'

    def string(self, _=None):
        return '"' + ''.join(self.character() for _ in range(self.random.choice(LENGTHS))) + '"'

    def character(self):
        return self.random.choice(ESCAPES) if self.random.random() < 0.1 else self.random.choice(CHARACTERS).replace('\0', '\x7f')

    def array(self, depth):
        return '[' + ','.join(self.value(depth) for _ in range(self.count(depth))) + ']'

    def object(self, depth):
        entries = (self.spaced(self.key()) + ':' + self.value(depth) for _ in range(self.count(depth)))
        return '{' + ','.join(entries) + '}'

    def key(self):
        return self.random.choice(('"id"', self.string(), self.string(), self.string()))

    def count(self, depth):
        return self.random.choice(LENGTHS if depth == 1 else LENGTHS[:6])
