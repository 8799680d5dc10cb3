"""Encodes the JSON value of a vector: sections 3 to 6. `out` is where bytes go: a message, or what is in an open struct."""

import json

from . import header
from .integers import to_unsigned, width
from .numbers import Unwritable, of_json, to_fixed
from .types import *
from .varint import varint


def encode(type, value, max_depth=MAX_DEPTH):
    """6.1"""
    out = bytearray()
    Encoder(max_depth).lone(type, value, out)
    return bytes(out)


def utf8(text):
    try:
        return text.encode()
    except UnicodeEncodeError as error:
        raise Unwritable('a lone surrogate') from error


def content(type, value):
    """The bytes of a value of `str` or `bytes`."""
    return utf8(value) if type.name == 'str' else bytes.fromhex(value)


def index(names, name):
    if name not in names:
        raise Unwritable(f'{name} is no name')
    return names.index(name)


def width_of_run(type, values):
    """The width of a run of compressed integers, optional or not: 5.3."""
    name = present(type).name
    return max([width(name, of_json(name, value)) for value in values if value is not None], default=1)


def packed_bits(bits):
    """5.1"""
    number = sum(1 << at for at, bit in enumerate(bits) if bit)
    return number.to_bytes((len(bits) + 7) // 8, 'little')


class Encoder:
    def __init__(self, max_depth):
        self.max_depth = max_depth
        self.texts = []
        self.depth = 0

    def lone(self, type, value, out):
        """5.6"""
        if plain(type, TEXTS):
            data = content(type, value)
            out += varint(len(data)) + data
        elif plain(type, ['shared', 'dynamic']) or isinstance(type, (List, Array, Map, Columns, Union, Open, Struct, Tuple)):
            self.variable(type, value, out)
        else:
            self.struct([type], [value], out)

    def struct(self, types, values, out):
        """3.1"""
        before = len(out)
        out += header.pack(types, [code for type, value in zip(types, values) for code in self.codes(type, value)])
        for type, value in zip(types, values):
            if plain(type, FIXED):
                out += to_fixed(type.name, value)
        for type, value in zip(types, values):
            if plain(present(type), COMPRESSED) and value is not None:
                out += self.compressed(present(type).name, value)
        for type, value in zip(types, values):
            if value is not None:
                self.variable_field(type, value, out)
        if len(out) == before:
            out.append(0)

    def codes(self, type, value):
        """3.2: the codes of a field, as many as header.widths has for it."""
        if header.is_optional_text(type):
            return [0 if value is None else min(15, len(content(type.of, value)) or 15)]
        if not isinstance(type, Optional):
            return [self.code(type, value)]
        return [0, 0] if value is None else [1, self.code(type.of, value)]

    def code(self, type, value):
        if plain(type, ['bool']):
            return int(value)
        if plain(type, TEXTS):
            return min(15, len(content(type, value)))
        if plain(type, COMPRESSED):
            return width(type.name, of_json(type.name, value)) - 1
        if isinstance(type, Enum):
            return index(type.names, value)
        if isinstance(type, Flags):
            return sum(1 << index(type.names, name) for name in value)
        return 0

    def compressed(self, name, value, bytes=None):
        """3.5: as wide as need be, or so many bytes."""
        number = of_json(name, value)
        return to_unsigned(name, number).to_bytes(bytes or width(name, number), 'little')

    def variable_field(self, type, value, out):
        """3.6, 4.1, 4.2"""
        if plain(present(type), TEXTS):
            out += self.long(content(present(type), value), isinstance(type, Optional))
        elif isinstance(type, Optional) and plain(type.of, FIXED):
            out += to_fixed(type.of.name, value)
        elif not plain(present(type), ['bool', *FIXED, *COMPRESSED]) and not isinstance(present(type), (Enum, Flags)):
            self.variable(present(type), value, out)

    def long(self, data, optional):
        """4.2: what has no code for its length in the header has it before it."""
        if optional and not data:
            return varint(0)
        return (varint(len(data) - 15 + optional) if len(data) >= 15 else b'') + data

    def variable(self, type, value, out):
        """4.3 to 4.10"""
        if isinstance(type, Plain):
            out += self.shared(value) if type.name == 'shared' else varint(len(value['flex']) // 2) + bytes.fromhex(value['flex'])
        elif isinstance(type, Union):
            self.union(type.cases, *value.items(), out)
        else:
            self.inside(type, value, out)

    def inside(self, type, value, out):
        """6.3: a value that has others inside it."""
        self.depth += 1
        if self.depth > self.max_depth:
            raise Unwritable(f'more than {self.max_depth} values inside one another')
        if isinstance(type, Struct):
            self.struct(types(type.fields), [value[name] for name, _ in type.fields], out)
        elif isinstance(type, Tuple):
            self.struct(type.items, value, out)
        elif isinstance(type, Open):
            self.open(type, value, out)
        else:
            self.several(type, value, out)
        self.depth -= 1

    def several(self, type, value, out):
        if isinstance(type, List):
            self.list(type.of, value, out)
        elif isinstance(type, Array):
            self.array(type, value, out)
        elif isinstance(type, Map):
            self.map(type, value, out)
        else:
            self.columns(type.fields, value, out)

    def shared(self, text):
        """4.3"""
        if text in self.texts:
            return varint(2 * self.texts.index(text) + 1)
        self.texts.append(text)
        return varint(2 * len(utf8(text))) + utf8(text)

    def union(self, cases, case, out):
        """4.4"""
        name, value = case
        out += varint(index([name for name, _ in cases], name))
        self.variable(dict(cases)[name], value, out)

    def open(self, type, value, out):
        """4.5"""
        inside, known_to_all = bytearray(), None
        for section in type.sections:
            self.struct(types(section), [value[name] for name, _ in section], inside)
            known_to_all = len(self.texts) if known_to_all is None else known_to_all
        del self.texts[known_to_all:]
        out += varint(len(inside)) + inside

    def list(self, of, values, out):
        """4.6"""
        if plain(present(of), COMPRESSED):
            out.append(min(15, len(values)) | width_of_run(of, values) - 1 << 4)
            out += varint(len(values) - 15) if len(values) >= 15 else b''
        else:
            out += varint(len(values))
        self.run(of, values, out)

    def array(self, type, values, out):
        """4.7"""
        if len(values) != type.size:
            raise Unwritable(f'{len(values)} values, not {type.size}')
        if plain(present(type.of), COMPRESSED):
            out.append(width_of_run(type.of, values) - 1)
        self.run(type.of, values, out)

    def map(self, type, entries, out):
        """4.8"""
        out += varint(len(entries))
        keys = [json.dumps(key) for key, _ in entries]
        if len(set(keys)) < len(keys):
            raise Unwritable('the same key twice')
        for entry in entries:
            self.struct([type.key, type.value], entry, out)

    def columns(self, fields, rows, out):
        """4.9"""
        out += varint(len(rows))
        for name, type in fields:
            values = [row[name] for row in rows]
            if plain(present(type), COMPRESSED):
                out.append(width_of_run(type, values) - 1)
            if plain(type, FIXED):
                out += bytes(-len(out) % FIXED[type.name])
            self.run(type, values, out)

    def run(self, type, values, out):
        """5.1 to 5.5"""
        if isinstance(type, Optional):
            out += packed_bits([value is not None for value in values])
            self.run(type.of, [value for value in values if value is not None], out)
        elif plain(type, ['bool']):
            out += packed_bits(values)
        elif plain(type, FIXED):
            out += b''.join(to_fixed(type.name, value) for value in values)
        elif plain(type, COMPRESSED):
            bytes = width_of_run(type, values)
            out += b''.join(self.compressed(type.name, value, bytes) for value in values)
        else:
            for value in values:
                self.lone(type, value, out)
