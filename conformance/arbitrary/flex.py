"""Makes values of flex, in the typed JSON of the vectors."""

from .scalars import FLOATS, LENGTHS, integer, text

INT, UINT = (-(2**63), 2**63 - 1), (0, 2**64 - 1)
FIXED = (2, 3, 4)
DEEPEST = 4
"""How deep values stand in one another from where on they hold none."""
NAMED = {'NaN': 'nan', 'Infinity': 'inf', '-Infinity': '-inf'}


def value(random):
    return Values(random).value(0)


class Values:
    def __init__(self, random):
        self.random = random
        self.scalars = {
            'null': lambda: None,
            'bool': lambda: random.random() < 0.5,
            'int': lambda: str(integer(random, *INT)),
            'uint': lambda: str(integer(random, *UINT)),
            'float': self.float,
            'key': self.key,
            'string': lambda: text(random),
            'blob': lambda: random.randbytes(random.choice(LENGTHS)).hex(),
        }

    def value(self, depth):
        kinds = (self.scalar, self.scalar, self.indirect, self.typed, self.fixed)
        inside = (self.map, self.map, self.vector, self.vector) if depth < DEEPEST else ()
        return self.random.choice((*kinds, *inside) if depth else (*kinds, *inside * 4))(depth + 1)

    def scalar(self, _):
        kind = self.random.choice(list(self.scalars))
        return {kind: self.scalars[kind]()}

    def indirect(self, _):
        kind = self.random.choice(('int', 'uint', 'float'))
        return {f'indirect_{kind}': self.scalars[kind]()}

    def typed(self, _):
        return self.elements(self.random.choice(('int', 'uint', 'float', 'key', 'bool')), '', self.random.choice(LENGTHS[2:]))

    def fixed(self, _):
        size = self.random.choice(FIXED)
        return self.elements(self.random.choice(('int', 'uint', 'float')), size, size)

    def elements(self, kind, size, count):
        return {f'vector_{kind}{size}': [self.scalars[kind]() for _ in range(count)]}

    def vector(self, depth):
        return {'vector': [self.value(depth) for _ in range(self.count(depth))]}

    def map(self, depth):
        keys = {self.key() for _ in range(self.count(depth))}
        return {'map': [[key, self.value(depth)] for key in sorted(keys, key=str.encode)]}

    def count(self, depth):
        return self.random.choice(LENGTHS if depth == 1 else LENGTHS[:6])

    def key(self):
        """A text without NUL, with which a key ends; the same ones come again."""
        return self.random.choice(('id', 'name', text(self.random).replace('\0', '0')))

    def float(self):
        number = self.random.choice((*FLOATS, 0.1, 1e300, -0.0, self.random.random()))
        return NAMED.get(number) or repr(number)
