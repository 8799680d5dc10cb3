"""Decodes a message into the JSON value of a vector, or says where it is malformed: sections 3 to 7."""

from . import header
from .integers import from_unsigned, in_bounds
from .limits import DEFAULT
from .numbers import of_fixed, to_json
from .source import Malformed, Source, among, check, column, inside
from .types import *


def decode(type, data, limits=DEFAULT):
    """6.1"""
    decoder = Decoder(data, limits)
    value = decoder.lone(type, 0)
    check(decoder.source.left == 0, 'trailing', decoder.source.at)
    return value


def bits_each(type, width):
    """The least a value takes in a run, for the checks before its values are read: section 7."""
    if plain(type, ['bool']) or isinstance(type, Optional):
        return 1
    return 8 * (FIXED[type.name] if plain(type, FIXED) else width or 1)


class Decoder:
    """`depth` is how many values a value stands in."""

    def __init__(self, data, limits):
        self.source = Source(data)
        self.limits = limits
        self.texts = []

    def lone(self, type, depth):
        """5.6"""
        if plain(type, TEXTS):
            return self.content(type, self.source.varint())
        if plain(type, ['shared', 'dynamic']) or isinstance(type, (List, Array, Map, Columns, Union, Open, Struct, Tuple)):
            return self.variable(type, depth)
        return self.struct([type], [None], depth)[0]

    def struct(self, types, steps, depth):
        """3.1; `steps` are those of paths, None for none."""
        before = self.source.at
        codes = self.header(types, steps)
        values = [None] * len(types)
        for at, type in enumerate(types):
            if plain(type, FIXED):
                with inside(steps[at]):
                    values[at] = of_fixed(type.name, self.source.take(FIXED[type.name]))
        for at, type in enumerate(types):
            if plain(present(type), COMPRESSED) and codes[at] is not None:
                with inside(steps[at]):
                    values[at] = self.compressed(present(type).name, codes[at] + 1)
        for at, type in enumerate(types):
            if values[at] is None and codes[at] is not None:
                with inside(steps[at]):
                    values[at] = self.variable_field(type, codes[at], depth)
        if self.source.at == before:
            self.source.zeros(1)
        return values

    def header(self, types, steps):
        """3.2: the code of every field, or None where there is no value."""
        first = self.source.at
        codes, is_filled = header.unpack(types, self.source.take(header.header_bytes(types)))
        check(not is_filled, 'reserved', first)
        left, found = iter(codes), []
        for type, step in zip(types, steps):
            there = next(left) if header.has_presence_bit(type) else 1
            code = next(left)
            with inside(step):
                check(there or code == 0, 'reserved', first)
                check(code < self.codes_of(present(type)), 'range', first)
            found.append(code if there and (code or not header.is_optional_text(type)) else None)
        return found

    def codes_of(self, type):
        """How many codes the type has."""
        if plain(type, COMPRESSED):
            return COMPRESSED[type.name]
        return len(type.names) if isinstance(type, Enum) else 1 << header.code_bits(type)

    def compressed(self, name, width):
        """3.5"""
        first = self.source.at
        number = from_unsigned(name, int.from_bytes(self.source.take(width), 'little'))
        check(in_bounds(name, number), 'range', first)
        return to_json(name, number)

    def variable_field(self, type, code, depth):
        """3.6, 4.1, 4.2"""
        of = present(type)
        if plain(of, ['bool']):
            return bool(code)
        if isinstance(of, Enum):
            return of.names[code]
        if isinstance(of, Flags):
            return [name for at, name in enumerate(of.names) if code >> at & 1]
        if plain(of, TEXTS):
            return self.content(of, code if code < 15 else self.long(isinstance(type, Optional)))
        if plain(of, FIXED):
            return of_fixed(of.name, self.source.take(FIXED[of.name]))
        return self.variable(of, depth)

    def long(self, optional):
        """4.2: a length that the header has no code for."""
        more = self.source.varint()
        return more + 15 - optional if more or not optional else 0

    def content(self, type, bytes):
        return self.text(bytes) if type.name == 'str' else self.take(bytes).hex()

    def text(self, bytes):
        first = self.source.at
        try:
            return self.take(bytes).decode()
        except UnicodeDecodeError as error:
            raise Malformed('utf8', first + error.start) from error

    def take(self, bytes):
        """The bytes of a text, or others of an announced length."""
        first, data = self.source.at, self.source.take(bytes)
        check(bytes <= self.limits.string_bytes, 'limit', first)
        return data

    def variable(self, type, depth):
        """4.3 to 4.10"""
        if plain(type, ['shared']):
            return self.shared()
        if plain(type, ['dynamic']):
            return {'flex': self.take(self.source.varint()).hex()}
        if isinstance(type, Union):
            return self.union(type.cases, depth)
        depth += 1
        check(depth <= self.limits.depth, 'limit', self.source.at)
        if isinstance(type, Struct):
            return self.fields(type.fields, depth)
        if isinstance(type, Tuple):
            return self.struct(type.items, range(len(type.items)), depth)
        return self.open(type, depth) if isinstance(type, Open) else self.several(type, depth)

    def fields(self, fields, depth):
        names = [name for name, _ in fields]
        return dict(zip(names, self.struct(types(fields), names, depth)))

    def several(self, type, depth):
        if isinstance(type, List):
            return self.list(type.of, depth)
        if isinstance(type, Array):
            return self.array(type, depth)
        return self.map(type, depth) if isinstance(type, Map) else self.columns(type, depth)

    def shared(self):
        """4.3"""
        first, number = self.source.at, self.source.varint()
        if number % 2:
            check(number // 2 < len(self.texts), 'reference', first)
            return self.texts[number // 2]
        self.texts.append(self.text(number // 2))
        return self.texts[-1]

    def union(self, cases, depth):
        """4.4"""
        first, index = self.source.at, self.source.varint()
        check(index < len(cases), 'range', first)
        name, case = cases[index]
        return {name: self.variable(case, depth)}

    def open(self, type, depth):
        """4.5: the fields of missing sections are not in the value."""
        source = self.source
        length = source.varint()
        check(length <= source.left, source.at_end, source.end)
        outer = source.base, source.end, source.at_end
        source.base, source.end, source.at_end = source.at, source.at + length, 'section'
        value = self.sections(type, depth)
        source.at = source.end
        source.base, source.end, source.at_end = outer
        return value

    def sections(self, type, depth):
        value, known_to_all = {}, None
        for number, section in enumerate(type.sections):
            if number and not self.source.left:
                break
            value.update(self.fields(section, depth))
            known_to_all = len(self.texts) if known_to_all is None else known_to_all
        del self.texts[known_to_all:]
        return value

    def list(self, of, depth):
        """4.6"""
        first = self.source.at
        if not plain(present(of), COMPRESSED):
            count = self.source.varint()
            self.check_count(count, bits_each(of, None), first)
            return self.run(of, count, depth)
        head = self.source.byte()
        width = self.width(of, head >> 4, first)
        count = head & 15
        count += self.source.varint() if count == 15 else 0
        self.check_count(count, bits_each(of, width), first)
        return self.run(of, count, depth, width, first)

    def check_count(self, count, bits_each, first):
        self.source.check_count(count, bits_each, first)
        check(count <= self.limits.elements, 'limit', first)

    def width(self, of, code, first):
        """The width of a run of compressed integers, whose code stands at `first`."""
        check(code <= 7, 'reserved', first)
        check(code < COMPRESSED[present(of).name], 'range', first)
        return code + 1

    def array(self, type, depth):
        """4.7"""
        return self.run(type.of, type.size, depth, *self.width_byte(type.of))

    def width_byte(self, of):
        first = self.source.at
        return (self.width(of, self.source.byte(), first), first) if plain(present(of), COMPRESSED) else (None, None)

    def map(self, type, depth):
        """4.8"""
        first, count = self.source.at, self.source.varint()
        self.check_count(count, 8, first)
        entries, keys = [], set()
        for number in range(count):
            first = self.source.at
            with inside(number):
                entries.append(self.struct([type.key, type.value], ['key', 'value'], depth))
                key = type.identity(entries[-1][0])
                check(key not in keys, 'duplicate', first)
            keys.add(key)
        return entries

    def columns(self, type, depth):
        """4.9"""
        first, count = self.source.at, self.source.varint()
        self.check_count(count, len(type.fields), first)
        columns = [self.column(name, of, count, depth) for name, of in type.fields]
        return [dict(zip([name for name, _ in type.fields], row)) for row in zip(*columns)]

    def column(self, name, of, count, depth):
        with column(name):
            width = self.width_byte(of)
            if plain(of, FIXED):
                self.source.zeros((self.source.base - self.source.at) % FIXED[of.name])
            return self.run(of, count, depth, *width)

    def run(self, type, count, depth, width=None, width_at=None):
        """5.1 to 5.5; `width` is that of compressed integers, its code stands at `width_at`."""
        self.source.check_run(count * bits_each(type, width))
        if isinstance(type, Optional):
            there = self.source.bits(count)
            with among(there):
                values = iter(self.run(type.of, sum(there), depth, width, width_at))
            return [next(values) if bit else None for bit in there]
        if plain(type, ['bool']):
            return self.source.bits(count)
        if plain(type, COMPRESSED):
            check(count or width == 1, 'reserved', width_at)
        return [self.element(type, at, depth, width) for at in range(count)]

    def element(self, type, at, depth, width):
        with inside(at):
            if plain(type, FIXED):
                return of_fixed(type.name, self.source.take(FIXED[type.name]))
            return self.compressed(type.name, width) if plain(type, COMPRESSED) else self.lone(type, depth)
