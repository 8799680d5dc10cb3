"""Makes schemas of pack, and values of them."""

import json
import re

from generate.pack.integers import bounds
from generate.pack.print import text_of
from generate.pack.types import *

from .scalars import FLOATS, LENGTHS, integer, text

NAMES = ('a', 'b', 'id', 'name', 'type', 'value', 'class', 'length', '__proto__', 'toString', 'a b', 'é', '"', '\n', '日本')
"""Some of them a language has a use for, or cannot say."""
COMMON = ('bool', 'i8', 'i16', 'u16', 'vi32', 'vi64', 'f32', 'f64', 'str', 'bytes')
"""What classes of any language have, wherever it stands."""
FLEX = ('000001', '050401')
DEEPEST = 4
"""How deep values stand in one another from where on lists are empty, and what may be missing is."""


def schema(random):
    schemas, depth = Schemas(random, random.random() < 0.5), random.randint(0, 3)
    return schemas.struct(depth) if random.random() < 0.5 else schemas.type(depth)


def value(random, type):
    return Values(random).value(type, 0)


class Schemas:
    """`begun` are the declarations that a type stands in, `ended` those before it."""

    def __init__(self, random, is_common=False):
        self.random = random
        self.plain = COMMON if is_common else PLAIN
        self.leaves = (Plain,) * 7 + ((Enum,) if is_common else (Enum, Flags))
        common = (self.list, self.map, self.struct, self.open, self.union)
        self.inner = common if is_common else (*common, self.array, self.tuple, self.columns)
        self.begun = []
        self.ended = []

    def type(self, depth):
        if self.random.random() < 0.2:
            return Optional(self.possibly_none(depth))
        return self.required(depth)

    def possibly_none(self, depth):
        """The type of what need not be there, and so may be what it stands in."""
        if self.begun and self.random.random() < 0.3:
            return self.random.choice(self.begun)
        return self.required(depth)

    def required(self, depth):
        if self.ended and self.random.random() < 0.1:
            return self.random.choice(self.ended)
        if not depth or self.random.random() < 0.4:
            return self.leaf()
        return self.random.choice(self.inner)(depth - 1)

    def leaf(self):
        kind = self.random.choice(self.leaves)
        return kind(self.random.choice(self.plain) if kind is Plain else self.names(1))

    def list(self, depth):
        return List(self.possibly_none(depth) if self.random.random() < 0.8 else self.type(depth))

    def array(self, depth):
        return Array(self.type(depth), self.random.choice((1, 2, 3) if depth else (1, 8, 17)))

    def map(self, depth):
        return Map(self.key(depth), self.possibly_none(depth))

    def key(self, depth):
        """Nothing with maps, floats or bytes in it, whose order, whose zeros' signs and which are nothing to some languages: 4.8."""
        key = Schemas(self.random, self.plain is COMMON).type(min(1, depth))
        return self.key(depth) if re.search('[{]|f32|f64|.bytes', text_of(key)) else key

    def tuple(self, depth):
        return Tuple([self.type(depth) for _ in range(self.random.randint(1, 5))])

    def columns(self, depth):
        return Columns(self.fields(depth, self.names(1)))

    def struct(self, depth):
        return self.declared(Struct([]), lambda made: made.fields.extend(self.fields(depth, self.names(0))))

    def open(self, depth):
        return self.declared(Open([]), lambda made: made.sections.extend(self.sections(self.fields(depth, self.names(0)))))

    def sections(self, fields):
        first = self.random.randint(0, len(fields))
        yield fields[:first]
        while first < len(fields):
            size = self.random.randint(1, len(fields) - first)
            yield fields[first : first + size]
            first += size

    def union(self, depth):
        names = sorted(self.names(1), key=str.encode)[:4]
        return self.declared(Union([]), lambda made: made.cases.extend((name, self.case(depth)) for name in names))

    def case(self, depth):
        return self.random.choice((self.struct, self.open))(max(0, depth - 1))

    def declared(self, made, fill):
        self.begun.append(made)
        fill(made)
        self.ended.append(self.begun.pop())
        return made

    def fields(self, depth, names):
        return [(name, self.type(depth)) for name in names]

    def names(self, least):
        return self.random.sample(NAMES, self.random.randint(least, 12))


class Values:
    def __init__(self, random):
        self.random = random

    def value(self, type, depth):
        if isinstance(type, Optional):
            return None if depth > DEEPEST or self.random.random() < 0.4 else self.value(type.of, depth)
        if isinstance(type, Plain):
            return self.plain(type.name)
        if isinstance(type, Enum):
            return self.random.choice(type.names)
        if isinstance(type, Flags):
            return [name for name in type.names if self.random.random() < 0.5]
        return self.inside(type, depth + 1)

    def inside(self, type, depth):
        if isinstance(type, (Struct, Open)):
            return {name: self.value(of, depth) for name, of in type.fields}
        if isinstance(type, Union):
            name, of = self.random.choice(type.cases)
            return {name: self.value(of, depth)}
        if isinstance(type, (Tuple, Array)):
            return [self.value(of, depth) for of in (type.items if isinstance(type, Tuple) else [type.of] * type.size)]
        return self.several(type, depth)

    def several(self, type, depth):
        count = 0 if depth > DEEPEST else self.random.choice(LENGTHS if depth == 1 else LENGTHS[:8])
        if isinstance(type, List):
            return [self.value(type.of, depth) for _ in range(count)]
        if isinstance(type, Columns):
            return [{name: self.value(of, depth) for name, of in type.fields} for _ in range(count)]
        keys = {json.dumps(key): key for key in (self.value(type.key, depth) for _ in range(count))}
        return [[key, self.value(type.value, depth)] for key in keys.values()]

    def plain(self, name):
        if name == 'bool':
            return self.random.random() < 0.5
        if name in ('str', 'shared'):
            return text(self.random)
        if name == 'bytes':
            return self.random.randbytes(self.random.choice(LENGTHS)).hex()
        if name == 'dynamic':
            return {'flex': self.random.choice(FLEX)}
        return self.random.choice(FLOATS) if name in ('f32', 'f64') else self.integer(*bounds(name))

    def integer(self, least, greatest):
        number = integer(self.random, least, greatest)
        return str(number) if greatest >= 2**62 else number
