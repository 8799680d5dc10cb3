#!/usr/bin/env python3
"""Answers requests on standard input by the rules: conformance/README.md, "The matrix". It has no flex."""

import json
import sys

from pack import frame
from pack.checksums import fingerprint
from pack.decode import decode
from pack.encode import encode
from pack.numbers import Unwritable
from pack.parse import parse
from pack.print import text_of
from pack.resolve import Mismatch, check_reads, resolve
from pack.source import Malformed
from pack.vectors import described


def frames_of(stream):
    frames, fault = frame.read(stream)
    if fault:
        raise fault
    return [described(each) for each in frames]


def stream_of(frames):
    return b''.join(frame_of(**each).encoded() for each in frames)


def frame_of(wire, fingerprint, message, checksum):
    return frame.Frame(wire, fingerprint and int(fingerprint, 16), bytes.fromhex(message), checksum)


OPERATIONS = {
    'encode': lambda schema, value: encode(parse(schema), value).hex(),
    'decode': lambda schema, message: decode(parse(schema), bytes.fromhex(message)),
    'resolve': lambda writer, reader, message: resolve(parse(reader), parse(writer), bytes.fromhex(message)),
    'reads': lambda writer, reader: check_reads(parse(reader), parse(writer)),
    'fingerprint': lambda schema: f'{fingerprint(text_of(parse(schema))):016x}',
    'frames.encode': lambda frames: stream_of(frames).hex(),
    'frames.decode': lambda stream: frames_of(bytes.fromhex(stream)),
}


def answer(operation, *arguments):
    if operation not in OPERATIONS:
        return ['unknown']
    try:
        return ['ok', OPERATIONS[operation](*arguments)]
    except Malformed as fault:
        return ['malformed', fault.kind, str(fault.offset), fault.path]
    except Unwritable as refusal:
        return ['refused', str(refusal), '']
    except Mismatch as mismatch:
        return ['refused', 'mismatch', *mismatch.paths]


for line in sys.stdin:
    print(json.dumps(answer(*json.loads(line)), separators=(',', ':')))
