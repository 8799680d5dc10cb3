"""Writes the canonical text of a schema: rules 1.1 to 1.3."""

from .names import spelled
from .types import *


def text_of(type):
    return Printer().type(type)


class Printer:
    def __init__(self):
        self.declared = []

    def type(self, type):
        if isinstance(type, Plain):
            return type.name
        if isinstance(type, Optional):
            return self.type(type.of) + '?'
        if isinstance(type, List):
            return f'[{self.type(type.of)}]'
        if isinstance(type, Array):
            return f'[{self.type(type.of)};{type.size}]'
        if isinstance(type, Map):
            return f'{{{self.type(type.key)}:{self.type(type.value)}}}'
        if isinstance(type, Tuple):
            return '(' + ','.join(self.type(item) for item in type.items) + ')'
        return self.named(type)

    def named(self, type):
        if isinstance(type, Enum):
            return f'enum({",".join(map(spelled, type.names))})'
        if isinstance(type, Flags):
            return f'flags({",".join(map(spelled, type.names))})'
        if isinstance(type, Columns):
            return f'columns({self.fields(type.fields)})'
        return self.declaration(type)

    def declaration(self, type):
        if type in self.declared:
            return f'#{self.declared.index(type)}'
        self.declared.append(type)
        if isinstance(type, Struct):
            return f'struct({self.fields(type.fields)})'
        if isinstance(type, Open):
            return f'open({";".join(self.fields(section) for section in type.sections)})'
        return f'union({self.fields(type.cases)})'

    def fields(self, fields):
        return ','.join(f'{spelled(name)}:{self.type(type)}' for name, type in fields)
