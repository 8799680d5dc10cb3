"""Makes the lines of conformance/vectors/pack from the cases, and lets the rules judge each of them."""

import json

from . import frame
from .cases import evolution, frames, invalid, limits, refused, resolution, schemas, valid
from .checksums import fingerprint
from .decode import decode
from .encode import encode
from .limits import DEFAULT
from .numbers import Unwritable
from .parse import WrongSchema, parse
from .print import text_of
from .resolve import Mismatch, check_reads, resolve
from .source import Malformed


def files():
    """The text of every file, by its name."""
    made = {}
    for folder, cases in (('valid', valid_lines()), ('invalid', invalid_lines()), ('evolution', evolution_lines())):
        add(made, folder, cases)
    for folder, cases in (('limits', limits_lines()), ('resolution', resolution_lines())):
        add(made, folder, cases)
    for folder, cases in (('refused', refused_lines()), ('schema', schema_lines()), ('frame', frame_lines())):
        add(made, folder, cases)
    return {name: ''.join(lines) for name, lines in made.items()}


def add(made, folder, cases):
    names = set()
    for group, case in cases:
        assert (group, case['name']) not in names, f'two cases are named {case["name"]}'
        names.add((group, case['name']))
        line = json.dumps(case, separators=(',', ':')) + '\n'
        made.setdefault(f'{folder}/{group}.jsonl', []).append(line)


def valid_lines():
    for group, name, rule, schema, value, data in valid.cases():
        type = parse(schema)
        written = encode(type, value)
        data = written if data is None else data
        found = decode(type, data)
        assert repr(found) == repr(value), f'{name}: {found}, not {value}'
        case = {'name': name, 'rule': rule, 'schema': schema, 'value': value, 'bytes': data.hex(), 'verdict': 'valid'}
        yield group, {**case, 'reencode': reencoding(data, written)}


def reencoding(data, written):
    if data == written:
        return 'same'
    assert len(written) <= len(data), f'{written.hex()} is longer than {data.hex()}'
    return 'shorter' if len(written) < len(data) else 'nan'


def invalid_lines():
    for group, name, rule, reason, schema, data, kind, offset in invalid.cases():
        case = {'name': name, 'rule': rule, 'reason': reason, 'schema': schema, 'bytes': data.hex()}
        yield group, malformed(case, schema, kind, offset)


def limits_lines():
    for group, name, schema, bounds, value, offset in limits.cases():
        data = encode(parse(schema), value, bounds.depth + 1)
        expected = ('valid', value) if offset is None else ('limit', offset)
        yield group, limited(name, schema, bounds, data, *expected)
    for name, schema, bounds, text, kind, offset in limits.with_other_faults():
        yield 'faults', limited(name, schema, bounds, bytes.fromhex(text), kind, offset)


def limited(name, schema, bounds, data, kind, expected):
    case = {'name': name, 'rule': '7', 'schema': schema, 'limits': bounds.to_json(), 'bytes': data.hex()}
    if kind != 'valid':
        return malformed(case, schema, kind, expected, bounds)
    assert decode(parse(schema), data, bounds) == expected, name
    return {**case, 'value': expected, 'verdict': 'valid'}


def malformed(case, schema, kind, offset, limits=DEFAULT):
    """The case as one of a message that is so at that byte, by the rules."""
    found = fault(schema, bytes.fromhex(case['bytes']), limits)
    assert (found.kind, found.offset) == (kind, offset), f'{case["name"]}: said to be {kind} at {offset}, is {found}'
    return {**case, 'verdict': 'malformed', 'kind': kind, 'offset': offset, 'path': found.path}


def fault(schema, data, limits=DEFAULT):
    try:
        raise AssertionError(f'{schema}: {data.hex()} is {decode(parse(schema), data, limits)}')
    except Malformed as found:
        return found


def evolution_lines():
    for group, name, reason, writer, reader, written, read in evolution.cases():
        data = encode(parse(writer), written)
        assert decode(parse(writer), data) == written, name
        found = decode(parse(reader), data)
        assert found == read, f'{name}: reads {found}, not {read}'
        case = {'name': name, 'rule': '4.5', 'reason': reason, 'writer': writer, 'reader': reader, 'written': written}
        yield group, {**case, 'bytes': data.hex(), 'value': read, 'verdict': 'valid'}


def resolution_lines():
    for group, case in resolutions():
        verdict = {key: case[key] for key in ('value', 'verdict', 'kind', 'offset', 'path', 'late') if key in case}
        found = resolution_of(parse(case['reader']), parse(case['writer']), bytes.fromhex(case['bytes']))
        assert found == verdict, f'{case["name"]}: {found}, not {verdict}'
        yield group, case


def resolution_of(reader, writer, data):
    """The end of a line, by the rules."""
    is_late = False
    try:
        check_reads(reader, writer)
        is_late = True
        return {'value': resolve(reader, writer, data), 'verdict': 'valid'}
    except Malformed as fault:
        return {'verdict': 'malformed', 'kind': fault.kind, 'offset': fault.offset, 'path': fault.path}
    except Mismatch as mismatch:
        return {'verdict': 'mismatch', 'path': mismatch.paths[0], 'late': is_late}


def resolutions():
    for group, name, rule, writer, reader, written, read in resolution.cases():
        data = encode(parse(writer), written)
        assert decode(parse(writer), data) == written and parse(reader), name
        case = {'name': name, 'rule': rule, 'writer': writer, 'reader': reader, 'written': written, 'bytes': data.hex()}
        if not isinstance(read, resolution.Mismatch):
            encode(parse(reader), read)
        yield group, resolved(case, read)
    for name, older, writer, reader, written, read in resolution.sections():
        data = encode(parse(older), written)
        assert decode(parse(writer), data) == written, name
        yield 'sections', resolved({'name': name, 'rule': '9.3', 'writer': writer, 'reader': reader, 'bytes': data.hex()}, read)
    for name, writer, reader, written, offset in resolution.alike():
        case = {'name': name, 'rule': '9.6', 'writer': writer, 'reader': reader, 'bytes': encode(parse(writer), written).hex()}
        yield 'alike', {**case, 'verdict': 'malformed', 'kind': 'duplicate', 'offset': offset, 'path': '/1'}
    for name, passed, text, value in resolution.ill_formed():
        writer, data = f'struct(p:{passed},a:u8)', bytes.fromhex(text)
        assert fault(writer, data).kind in ('utf8', 'duplicate'), name
        case = {'name': name, 'rule': '9.1', 'writer': writer, 'reader': 'struct(a:u8)', 'bytes': data.hex()}
        yield 'ill-formed', {**case, 'value': {'a': value}, 'verdict': 'valid'}
    for name, rule, passed, text, kind, offset in resolution.malformed():
        writer, data = f'struct(p:{passed},a:u8)', bytes.fromhex(text)
        case = {'name': name, 'rule': rule, 'writer': writer, 'reader': 'struct(a:u8)', 'bytes': data.hex()}
        yield 'malformed', malformed(case, writer, kind, offset)


def resolved(case, read):
    if isinstance(read, resolution.Mismatch):
        return {**case, 'verdict': 'mismatch', 'path': read, 'late': read.late}
    return {**case, 'value': read, 'verdict': 'valid'}


def refused_lines():
    for group, name, reason, schema, value in refused.cases():
        try:
            raise AssertionError(f'{name}: written as {encode(parse(schema), value).hex()}')
        except Unwritable:
            yield group, {'name': name, 'rule': '6.3', 'reason': reason, 'schema': schema, 'value': value, 'verdict': 'refused'}


def schema_lines():
    for name, rule, schema in schemas.valid():
        assert text_of(parse(schema)) == schema, f'{name}: {text_of(parse(schema))}'
        yield 'valid', {'name': name, 'rule': rule, 'schema': schema, 'fingerprint': f'{fingerprint(schema):016x}', 'verdict': 'valid'}
    for name, rule, reason, schema in schemas.invalid():
        try:
            raise AssertionError(f'{name}: read as {text_of(parse(schema))}')
        except WrongSchema as wrong:
            assert str(wrong).startswith(rule + ':'), f'{name}: {wrong}, not {rule}'
            yield 'invalid', {'name': name, 'rule': rule, 'reason': reason, 'schema': schema, 'verdict': 'malformed'}


def frame_lines():
    for name, rule, stream in frames.valid():
        found, fault = frame.read(stream)
        assert fault is None and b''.join(each.encoded() for each in found) == stream, f'{name}: {fault}'
        yield 'valid', {'name': name, 'rule': rule, 'bytes': stream.hex(), 'frames': list(map(described, found)), 'verdict': 'valid'}
    for name, rule, reason, stream, count, kind, offset in frames.invalid():
        found, fault = frame.read(stream)
        assert fault and (len(found), fault.kind, fault.offset) == (count, kind, offset), f'{name}: {len(found)} frames, {fault}'
        case = {'name': name, 'rule': rule, 'reason': reason, 'bytes': stream.hex(), 'frames': list(map(described, found))}
        yield 'invalid', {**case, 'verdict': 'malformed', 'kind': kind, 'offset': offset}
    for name, reason, wire, schema_fingerprint, stream in frames.mismatched():
        found, fault = frame.read(stream)
        assert fault is None, f'{name}: {fault}'
        yield 'mismatch', mismatch(name, reason, wire, schema_fingerprint, stream, found)


def mismatch(name, reason, wire, schema_fingerprint, stream, found):
    case = {'name': name, 'rule': '9', 'reason': reason, 'bytes': stream.hex(), 'wire': wire}
    matches = [each.is_for(wire, schema_fingerprint) for each in found]
    case['fingerprint'] = None if schema_fingerprint is None else f'{schema_fingerprint:016x}'
    return {**case, 'frames': list(map(described, found)), 'matches': matches, 'verdict': 'mismatch'}


def described(frame):
    """A frame in JSON."""
    shown = None if frame.fingerprint is None else f'{frame.fingerprint:016x}'
    return {'wire': frame.wire, 'fingerprint': shown, 'message': frame.message.hex(), 'checksum': frame.checksum}
