"""Reads the text of a schema: rules 1.1 to 1.4. Any other spelling than the canonical one is refused."""

import re

from .names import BARE, QUOTED, spelled, unescaped
from .types import *

WORD = re.compile(r'[a-z0-9]+')
NUMBER = re.compile(r'0|[1-9][0-9]*')
SURROGATE = re.compile('[\ud800-\udfff]')


class WrongSchema(Exception):
    pass


def check(holds, rule, what):
    if not holds:
        raise WrongSchema(f'{rule}: {what}')


def parse(text):
    parser = Parser(text)
    type = parser.type()
    check(parser.at == len(text), '1.1', 'something follows the type')
    for declared in parser.declared:
        check(not contains_itself(declared), '1.4', 'a struct contains itself')
        check_cases(declared)
    return type


def check_cases(declared):
    if isinstance(declared, Union):
        check(all(isinstance(type, (Struct, Open)) for type in types(declared.cases)), '1.1', 'a case is no struct')


def contains_itself(declared):
    """Whether there is a way from a struct to itself through required fields, tuples and arrays alone."""
    seen, left = set(), required(declared)
    while left:
        type = left.pop()
        if type is declared:
            return True
        if id(type) not in seen:
            seen.add(id(type))
            left += required(type)
    return False


def required(type):
    if isinstance(type, (Struct, Open)):
        return types(type.fields)
    if isinstance(type, Tuple):
        return list(type.items)
    return [type.of] if isinstance(type, Array) else []


class Parser:
    def __init__(self, text):
        self.text = text
        self.at = 0
        self.declared = []
        self.depth = 0

    def match(self, pattern):
        found = pattern.match(self.text, self.at)
        check(found, '1.1', f'unexpected text at {self.at}')
        self.at = found.end()
        return found[0]

    def take(self, text):
        found = self.text.startswith(text, self.at)
        self.at += len(text) if found else 0
        return found

    def expect(self, text):
        check(self.take(text), '1.1', f'{text} expected at {self.at}')

    def type(self):
        self.depth += 1
        check(self.depth <= MAX_TYPE_DEPTH, '1.6', f'more than {MAX_TYPE_DEPTH} types inside one another')
        type = self.required_type()
        self.depth -= 1
        return Optional(type) if self.take('?') else type

    def required_type(self):
        if self.take('['):
            return self.list()
        if self.take('{'):
            return self.map()
        if self.take('('):
            return self.tuple()
        if self.take('#'):
            number = int(self.match(NUMBER))
            check(number < len(self.declared), '1.2', 'a number that no declaration has')
            return self.declared[number]
        return self.word(self.match(WORD))

    def list(self):
        of = self.type()
        if not self.take(';'):
            self.expect(']')
            return List(of)
        size = int(self.match(NUMBER))
        self.expect(']')
        check(1 <= size <= 65536, '1.1', 'the size of an array is 1 to 65,536')
        return Array(of, size)

    def map(self):
        key = self.type()
        self.expect(':')
        value = self.type()
        self.expect('}')
        return Map(key, value)

    def tuple(self):
        items = [self.type()]
        while self.take(','):
            items.append(self.type())
        self.expect(')')
        return Tuple(items)

    def word(self, word):
        if word in PLAIN:
            return Plain(word)
        kinds = {'enum': self.enum, 'flags': self.flags, 'struct': self.struct, 'open': self.open}
        kinds.update({'union': self.union, 'columns': self.columns})
        check(word in kinds, '1.1', f'there is no type {word}')
        self.expect('(')
        type = kinds[word]()
        self.expect(')')
        return type

    def enum(self):
        names = self.names()
        check(len(names) <= 65536, '1.1', 'an enum has 1 to 65,536 names')
        return Enum(names)

    def flags(self):
        names = self.names()
        check(len(names) <= 32, '1.1', 'flags have 1 to 32 names')
        return Flags(names)

    def struct(self):
        struct = self.declare(Struct([]))
        struct.fields += [] if self.ahead(')') else self.fields()
        check_differ(struct.fields)
        return struct

    def open(self):
        open = self.declare(Open([]))
        open.sections.append([] if self.ahead(')') or self.ahead(';') else self.fields())
        while self.take(';'):
            open.sections.append(self.fields())
        check_differ(open.fields)
        return open

    def union(self):
        union = self.declare(Union([]))
        union.cases += self.fields()
        check_differ(union.cases)
        names = [name.encode() for name, _ in union.cases]
        check(names == sorted(names), '1.1', 'the cases of a union ascend')
        check(len(names) <= 65536, '1.1', 'a union has 1 to 65,536 cases')
        return union

    def columns(self):
        fields = self.fields()
        check_differ(fields)
        return Columns(fields)

    def declare(self, type):
        self.declared.append(type)
        return type

    def ahead(self, text):
        return self.text.startswith(text, self.at)

    def fields(self):
        fields = [self.field()]
        while self.take(','):
            fields.append(self.field())
        return fields

    def field(self):
        name = self.name()
        self.expect(':')
        return name, self.type()

    def names(self):
        names = [self.name()]
        while self.take(','):
            names.append(self.name())
        check(len(set(names)) == len(names), '1.4', 'a name comes twice')
        return names

    def name(self):
        if not self.ahead('"'):
            return self.match(BARE)
        text = self.match(QUOTED)
        name = unescaped(text[1:-1])
        check(not SURROGATE.search(name), '1.1', 'a lone surrogate')
        check(name, '1.4', 'an empty name')
        check(spelled(name) == text, '1.3', 'a name in quotes that stands as it is')
        return name


def check_differ(fields):
    names = [name for name, _ in fields]
    check(len(set(names)) == len(names), '1.4', 'a name comes twice')
