"""Reads a message of a writer's schema as the JSON value of a reader's: section 9."""

import json

from .decode import decode
from .integers import bounds
from .numbers import FLOATS, of_json, to_json
from .source import pointer
from .types import *

NOTHING = object()
"""What a field has that nothing can stand for."""
CHARACTERS = ('str', 'shared')
DECLARED = (Struct, Open, Union)


class Mismatch(Exception):
    """9.7; a reader says one of the `paths`."""

    def __init__(self, paths):
        super().__init__(' '.join(paths))
        self.paths = paths


def check_reads(reader, writer):
    """Says where the one has no place for what the other has: before there is a message."""
    refuse_at(mismatches(reader, writer, (), ()))


def refuse_at(places):
    paths = [pointer(steps) for steps in places]
    if paths:
        raise Mismatch(paths)


def resolve(reader, writer, data):
    check_reads(reader, writer)
    values = Values()
    value = values.of(reader, writer, decode(Reading().of(writer, reader), data), ())
    refuse_at(values.misplaced)
    return value


def mismatches(reader, writer, steps, around):
    """The steps to each, on every way that does not come to the same two declarations again, which are those `around` it."""
    reader, writer = present(reader), present(writer)
    inside = parts(reader, writer)
    if inside is None:
        yield steps
    elif (reader, writer) not in around:
        around = (*around, (reader, writer)) if isinstance(reader, DECLARED) else around
        for step, of, other in inside:
            if other is None:
                yield (*steps, step)
            else:
                yield from mismatches(of, other, (*steps, step), around)


def parts(reader, writer):
    """The step, the reader's and the writer's type of all that is inside both or has to be; None for types that do not go together."""
    if isinstance(reader, Plain) and isinstance(writer, Plain):
        return [] if holds(reader.name, writer.name) else None
    if isinstance(reader, (Struct, Open)) and isinstance(writer, (Struct, Open)):
        known = dict(writer.fields)
        return [(name, of, known.get(name)) for name, of in reader.fields if name in known or empty(of) is NOTHING]
    if type(reader) is not type(writer) or isinstance(reader, (Flags, Columns)):
        return [] if are_same(reader, writer, set()) else None
    if isinstance(reader, Union):
        known = dict(writer.cases)
        return [(name, of, known[name]) for name, of in reader.cases if name in known]
    if isinstance(reader, Map):
        return [('key', reader.key, writer.key), ('value', reader.value, writer.value)]
    if isinstance(reader, Tuple):
        return list(zip(range(len(reader.items)), reader.items, writer.items)) if len(reader.items) == len(writer.items) else None
    if isinstance(reader, Array) and reader.size != writer.size:
        return None
    return [('*', reader.of, writer.of)] if isinstance(reader, (List, Array)) else []


def are_same(one, other, met):
    """9.7; `met` are pairs that are the same, or something around them is not."""
    if type(one) is not type(other) or shape_of(one) != shape_of(other):
        return False
    if (one, other) in met:
        return True
    met.add((one, other))
    return all(are_same(*pair, met) for pair in zip(inside(one), inside(other)))


def shape_of(type):
    """What makes a type beside the types inside it."""
    if isinstance(type, Plain):
        return type.name
    if isinstance(type, (Enum, Flags)):
        return type.names
    if isinstance(type, Open):
        return [[name for name, _ in section] for section in type.sections]
    if isinstance(type, (Struct, Union, Columns)):
        return [name for name, _ in fields_of(type)]
    return type.size if isinstance(type, Array) else len(inside(type))


def inside(type):
    if isinstance(type, (*DECLARED, Columns)):
        return types(fields_of(type))
    if isinstance(type, Map):
        return [type.key, type.value]
    if isinstance(type, Tuple):
        return type.items
    return [type.of] if isinstance(type, (Optional, List, Array)) else []


def fields_of(type):
    return type.cases if isinstance(type, Union) else type.fields


def holds(name, other):
    """9.5"""
    if name == other or name in CHARACTERS and other in CHARACTERS or (name, other) == ('f64', 'f32'):
        return True
    if not all(each in FIXED and each not in FLOATS or each in COMPRESSED for each in (name, other)):
        return False
    (least, greatest), (others_least, others_greatest) = bounds(name), bounds(other)
    return least <= others_least and others_greatest <= greatest


def empty(type):
    """9.3"""
    if isinstance(type, Optional):
        return None
    if isinstance(type, Plain):
        zeros = {'bool': False, 'f32': 0.0, 'f64': 0.0, 'str': '', 'shared': '', 'bytes': '', 'dynamic': NOTHING}
        return zeros[type.name] if type.name in zeros else to_json(type.name, 0)
    if isinstance(type, Enum):
        return type.names[0]
    return [] if isinstance(type, (Flags, List, Columns, Map)) else NOTHING


class PassedMap(Map):
    def identity(self, _):
        return object()


class ResolvedMap(Map):
    """`of` are the reader's and the writer's type of keys."""

    def __init__(self, key, value, of):
        super().__init__(key, value)
        self.of = of

    def identity(self, key):
        """That of the reader's; what is no key of it is the same as no other."""
        values = Values()
        found = values.of(*self.of, key, ())
        return object() if values.misplaced else json.dumps(found)


class Reading:
    """The writer's types as the reader's let them be read: 9.1, 9.6."""

    def __init__(self):
        self.made = {}

    def of(self, writer, reader):
        """`reader` is None for what is passed over."""
        reader = reader and present(reader)
        if isinstance(writer, Optional):
            return Optional(self.of(writer.of, reader))
        if isinstance(writer, Plain):
            return Plain('bytes') if writer.name == 'str' and reader is None else writer
        if isinstance(writer, DECLARED):
            return self.made.get((writer, reader)) or self.declared(writer, reader)
        return self.inside(writer, reader)

    def declared(self, writer, reader):
        sections = writer.sections if isinstance(writer, Open) else [fields_of(writer)]
        read = [[] for _ in sections]
        made = self.made[writer, reader] = type(writer)(read if isinstance(writer, Open) else read[0])
        known = dict(fields_of(reader)) if reader else {}
        for to, section in zip(read, sections):
            to += [(name, self.of(of, known.get(name))) for name, of in section]
        return made

    def inside(self, writer, reader):
        if isinstance(writer, List):
            return List(self.of(writer.of, reader and reader.of))
        if isinstance(writer, Array):
            return Array(self.of(writer.of, reader and reader.of), writer.size)
        if isinstance(writer, Tuple):
            return Tuple([self.of(of, reader and reader.items[at]) for at, of in enumerate(writer.items)])
        if isinstance(writer, Map):
            return self.map(writer, reader)
        if isinstance(writer, Columns) and reader is None:
            return Columns([(name, self.of(of, None)) for name, of in writer.fields])
        return writer

    def map(self, writer, reader):
        if reader is None:
            return PassedMap(self.of(writer.key, None), self.of(writer.value, None))
        of = self.of(writer.key, reader.key), self.of(writer.value, reader.value)
        return ResolvedMap(*of, (reader.key, writer.key))


class Values:
    """`misplaced` are the steps to each value that the reader has no place for."""

    def __init__(self):
        self.misplaced = []

    def of(self, reader, writer, value, steps):
        """The reader's value of one of the writer's."""
        if value is None:
            return None if isinstance(reader, Optional) else self.misplace(steps)
        return self.present(present(reader), present(writer), value, steps)

    def misplace(self, steps):
        self.misplaced.append(steps)

    def present(self, reader, writer, value, steps):
        if isinstance(reader, Plain):
            is_integer = reader.name in COMPRESSED or reader.name in FIXED and reader.name not in FLOATS
            return to_json(reader.name, of_json(writer.name, value)) if is_integer else value
        if isinstance(reader, Enum):
            return value if value in reader.names else self.misplace(steps)
        if isinstance(reader, (Struct, Open)):
            known = dict(writer.fields)
            return {name: self.field(name, of, known.get(name), value.get(name), steps) for name, of in reader.fields}
        if isinstance(reader, Union):
            return self.union(dict(reader.cases), dict(writer.cases), *value.items(), steps)
        if isinstance(reader, Map):
            return [self.entry(reader, writer, entry, (*steps, number)) for number, entry in enumerate(value)]
        if isinstance(reader, Tuple):
            return [self.of(*each, (*steps, at)) for at, each in enumerate(zip(reader.items, writer.items, value))]
        if isinstance(reader, (List, Array)):
            return [self.of(reader.of, writer.of, each, (*steps, at)) for at, each in enumerate(value)]
        return value

    def field(self, name, reader, writer, value, steps):
        if value is not None:
            return self.of(reader, writer, value, (*steps, name))
        found = empty(reader)
        return self.misplace((*steps, name)) if found is NOTHING else found

    def union(self, reader, writer, case, steps):
        name, value = case
        return {name: self.of(reader[name], writer[name], value, steps)} if name in reader else self.misplace(steps)

    def entry(self, reader, writer, entry, steps):
        key, value = entry
        return [self.of(reader.key, writer.key, key, (*steps, 'key')), self.of(reader.value, writer.value, value, (*steps, 'value'))]
