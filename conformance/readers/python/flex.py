#!/usr/bin/env python3
"""The official Python implementation. usage: flex.py read | write

read: length-prefixed messages in, canonical JSON lines out; write: JSON lines in, length-prefixed messages out.
"""

import json
import math
import struct
import sys

from flatbuffers import flexbuffers


def canonical(value):
    if isinstance(value, float):
        return 'f64:' + ('7ff8000000000000' if math.isnan(value) else struct.pack('>d', value).hex())
    if isinstance(value, (bytes, bytearray)):
        return 'hex:' + value.hex()
    if isinstance(value, list):
        return [canonical(element) for element in value]
    if isinstance(value, dict):
        return {key: canonical(element) for key, element in value.items()}
    return value


def read(message):
    try:
        return json.dumps(canonical(flexbuffers.Loads(message)))
    except Exception as error:
        return f'error: {type(error).__name__}: {error}'


def read_all():
    data = sys.stdin.buffer.read()
    at = 0
    while at < len(data):
        end = at + 4 + int.from_bytes(data[at : at + 4], 'little')
        print(read(data[at + 4 : end]))
        at = end


def write_all():
    for line in sys.stdin:
        message = bytes(flexbuffers.Dumps(json.loads(line)))
        sys.stdout.buffer.write(struct.pack('<I', len(message)) + message)


if __name__ == '__main__':
    read_all() if sys.argv[1] == 'read' else write_all()
