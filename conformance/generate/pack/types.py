"""The types of rule 1.1."""

import json
from dataclasses import dataclass

FIXED = {'i8': 1, 'i16': 2, 'i32': 4, 'i64': 8, 'u8': 1, 'u16': 2, 'u32': 4, 'u64': 8, 'f32': 4, 'f64': 8}
"""The width of each, in bytes."""
COMPRESSED = {'vi32': 4, 'vi53': 7, 'vi64': 8, 'vu32': 4, 'vu53': 7, 'vu64': 8}
"""The greatest width of each, in bytes."""
TEXTS = ('str', 'bytes')
PLAIN = ('bool', *FIXED, *COMPRESSED, *TEXTS, 'shared', 'dynamic')
MAX_TYPE_DEPTH = 256
"""How many types may stand inside one another: 1.6."""
MAX_DEPTH = 64
"""How many values may stand inside one another: section 7."""


@dataclass(eq=False)
class Plain:
    name: str


@dataclass(eq=False)
class Enum:
    names: list


@dataclass(eq=False)
class Flags:
    names: list


@dataclass(eq=False)
class Optional:
    of: object


@dataclass(eq=False)
class List:
    of: object


@dataclass(eq=False)
class Array:
    of: object
    size: int


@dataclass(eq=False)
class Map:
    key: object
    value: object

    def identity(self, key):
        """What keys have alike that are the same: 4.8."""
        return json.dumps(key)


@dataclass(eq=False)
class Tuple:
    items: list


@dataclass(eq=False)
class Struct:
    """`fields` are pairs of name and type, here and below."""

    fields: list


@dataclass(eq=False)
class Open:
    sections: list

    @property
    def fields(self):
        return [field for section in self.sections for field in section]


@dataclass(eq=False)
class Union:
    cases: list


@dataclass(eq=False)
class Columns:
    fields: list


def plain(type, names):
    """The type's name if it is a plain one among `names`, else None."""
    return type.name if isinstance(type, Plain) and type.name in names else None


def present(type):
    """T of T?; any other type itself."""
    return type.of if isinstance(type, Optional) else type


def types(fields):
    return [type for _, type in fields]
