"""Changes a schema to another one that reads its messages, mostly, or to one of an older writer: spec/pack.md, section 9."""

from generate.pack.integers import bounds
from generate.pack.types import *

from .pack import NAMES, Schemas

INTEGERS = [name for name in PLAIN if name in COMPRESSED or name in FIXED and name not in ('f32', 'f64')]
TEXTUAL = ('str', 'shared')


AGAIN = 4
"""How often a declaration is changed anew where it comes again, which makes it two."""


def evolved(random, type):
    return Evolution(random).type(type)


def older(random, type):
    """The schema of a writer whose open structs had fewer sections."""
    return Older(random).type(type)


class Copies:
    """Makes types of types; `made` are the structs and unions that have begun to change, by those before, so that a name stays one."""

    def __init__(self, random):
        self.random = random
        self.made = {}

    def type(self, type):
        return Optional(self.required(type.of)) if isinstance(type, Optional) else self.required(type)

    def required(self, type):
        return self.made.get(type) or self.declared(type) if isinstance(type, (Struct, Open, Union)) else self.inside(type)

    def declared(self, of):
        made = self.made[of] = type(of)([])
        if isinstance(of, Open):
            made.sections += [self.each(section) for section in self.kept(of.sections)]
        elif isinstance(of, Union):
            made.cases += self.each(of.cases)
        else:
            made.fields += self.each(of.fields)
        return made

    def kept(self, sections):
        return sections

    def inside(self, type):
        if isinstance(type, List):
            return List(self.type(type.of))
        if isinstance(type, Array):
            return Array(self.type(type.of), type.size)
        if isinstance(type, Map):
            return Map(self.type(type.key), self.type(type.value))
        if isinstance(type, Tuple):
            return Tuple([self.type(item) for item in type.items])
        return Columns(self.each(type.fields)) if isinstance(type, Columns) else type

    def each(self, fields):
        return [(name, self.type(type)) for name, type in fields]


class Older(Copies):
    def kept(self, sections):
        return sections[: self.random.randint(1, len(sections))]


class Evolution(Copies):
    def __init__(self, random):
        super().__init__(random)
        self.again = AGAIN

    def by_chance(self, share):
        return self.random.random() < share

    def type(self, type):
        changed = self.required(present(type))
        is_optional = isinstance(type, Optional) != self.by_chance(0.1)
        return Optional(changed) if is_optional else changed

    def required(self, type):
        if self.by_chance(0.01):
            return Schemas(self.random).required(1)
        if isinstance(type, (Struct, Open, Union)):
            return self.known(type) or self.declared(type)
        if isinstance(type, Plain):
            return Plain(self.random.choice(self.wider(type.name)))
        if isinstance(type, Enum):
            return Enum(self.changed_names(type.names))
        return self.inside(type)

    def known(self, type):
        """What was made of it; by chance nothing, or what was made of another one."""
        if type in self.made and self.again and self.by_chance(0.2):
            self.again -= 1
            return None
        if self.by_chance(0.02) and not isinstance(type, Union):
            return next((made for made in self.made.values() if not isinstance(made, Union)), None)
        return self.made.get(type)

    def wider(self, name):
        """The types that read it, and once in a while any."""
        if self.by_chance(0.02):
            return PLAIN
        if name in TEXTUAL:
            return TEXTUAL
        if name in INTEGERS:
            (least, greatest) = bounds(name)
            return [wide for wide in INTEGERS if bounds(wide)[0] <= least and greatest <= bounds(wide)[1]]
        return ('f32', 'f64') if name == 'f32' else (name,)

    def changed_names(self, names):
        """In another order, with new ones, and once in a while without some."""
        new = [name for name in NAMES if name not in names and self.by_chance(0.1)]
        return self.shuffled([*(name for name in names if not self.by_chance(0.05)), *new]) or names

    def shuffled(self, values):
        return self.random.sample(values, len(values))

    def inside(self, type):
        """Columns and flags as they are, mostly; once in a while another number of values."""
        if isinstance(type, (Columns, Flags)):
            return self.other(type) if self.by_chance(0.05) else Copies(self.random).inside(type)
        made = super().inside(type)
        return self.other(made) if self.by_chance(0.02) else made

    def other(self, type):
        if isinstance(type, Array):
            return Array(type.of, type.size + 1)
        if isinstance(type, Tuple):
            return Tuple([*type.items, self.new()])
        if isinstance(type, Flags):
            return Flags(self.changed_names(type.names))
        return Columns(self.fields(type.fields) or type.fields) if isinstance(type, Columns) else type

    def declared(self, type):
        if isinstance(type, Union):
            made = self.made[type] = Union([])
            made.cases += self.cases(type.cases)
        elif self.by_chance(0.5):
            made = self.made[type] = Struct([])
            made.fields += self.fields(type.fields)
        else:
            made = self.made[type] = Open([])
            made.sections += Schemas(self.random).sections(self.fields(type.fields))
        return made

    def fields(self, fields):
        """In another order, without some, and with new ones, most of which have a default."""
        kept = [(name, self.type(type)) for name, type in fields if not self.by_chance(0.2)]
        names = [name for name in NAMES if name not in dict(fields) and self.by_chance(0.1)]
        return self.shuffled([*kept, *((name, self.new()) for name in names)])

    def new(self):
        type = Schemas(self.random).type(1)
        return type if self.by_chance(0.2) else Optional(present(type))

    def cases(self, cases):
        names = self.changed_names([name for name, _ in cases])
        known = dict(cases)
        new = [(name, self.required(known[name]) if name in known else Struct([])) for name in names]
        return sorted(new, key=lambda case: case[0].encode())
