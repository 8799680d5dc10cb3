#!/usr/bin/env python3
"""Writes vectors/flex anew: the valid ones with the reference builder, the others from flex_invalid and flex_limits.

usage: flex.py [--check]     --check only compares, and says which files differ
"""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

import flex_invalid
import flex_limits
import flex_unusual
import flex_verifier

HERE = Path(__file__).resolve().parent
VECTORS = HERE.parent / 'vectors' / 'flex'


def valid():
    """Yields (group, line): the cases of flex_valid.cpp, then those of flex_unusual, valued by the reference reader."""
    given = ''.join('\t'.join(case) + '\n' for case in flex_unusual.cases())
    for group, line in (line.split('\t', 1) for line in reference(given).splitlines()):
        case = json.loads(line)
        assert flex_verifier.malformed_at(bytes.fromhex(case['bytes'])) is None, f'{case["id"]} is not valid'
        yield group, line


def reference(given):
    """What flex_valid.cpp prints."""
    include = subprocess.check_output([HERE.parent / 'readers' / 'cpp' / 'include'], text=True).strip()
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / 'flex_valid'
        options = ['-std=c++17', '-DFLATBUFFERS_LOCALE_INDEPENDENT=0', '-isystem', include, '-o', program]
        subprocess.run(['g++', *options, HERE / 'flex_valid.cpp'], check=True)
        return subprocess.run([program], input=given, stdout=subprocess.PIPE, text=True, check=True).stdout


def invalid():
    for group, id, reason, data, offset in flex_invalid.cases():
        found = flex_verifier.malformed_at(data)
        assert found == offset, f'{id}: said to be malformed at {offset}, is at {found}'
        case = {'id': id, 'reason': reason, 'bytes': data.hex(), 'error': 'malformed', 'offset': offset}
        yield group, json.dumps(case, separators=(',', ':'))


def limited():
    for group, id, reason, limits, data, offset in flex_limits.cases():
        found = flex_verifier.malformed_at(data, limits)
        assert found == offset, f'{id}: said to be malformed at {offset}, is at {found}'
        case = {'id': id, 'reason': reason, 'limits': limits.to_json(), 'bytes': data.hex(), 'offset': offset}
        yield group, json.dumps(case, separators=(',', ':'))


def files(folder, cases):
    lines, ids = {}, set()
    for group, line in cases:
        id = json.loads(line)['id']
        assert id not in ids, f'two cases are named {id}'
        ids.add(id)
        lines.setdefault(f'{folder}/{group}.jsonl', []).append(line + '\n')
    return {name: ''.join(group) for name, group in lines.items()}


def stored():
    return {str(file.relative_to(VECTORS)): file.read_text(encoding='utf-8') for file in VECTORS.glob('*/*')}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('--check', action='store_true', help='only compare, and say which files differ')
    asked = parser.parse_args()
    sys.setrecursionlimit(20_000)  # for messages 200 deep
    made, kept = {**files('valid', valid()), **files('invalid', invalid()), **files('limits', limited())}, stored()
    differing = sorted(name for name in {*made, *kept} if made.get(name) != kept.get(name))
    if not asked.check:
        for name in differing:
            write(VECTORS / name, made.get(name))
    elif differing:
        sys.exit('conformance/generate/flex.py makes other vectors than are stored: ' + ', '.join(differing))


def write(file, text):
    file.parent.mkdir(parents=True, exist_ok=True)
    file.unlink(missing_ok=True) if text is None else file.write_text(text, encoding='utf-8')


if __name__ == '__main__':
    main()
