#!/usr/bin/env python3
"""Writes vectors/flex anew: the valid ones with the reference builder, the invalid ones from flex_invalid.

usage: flex.py [--check]     --check only compares, and says which files differ
"""

import json
import os
import subprocess
import sys
import tempfile

import flex_invalid
import flex_unusual
import flex_verifier

HERE = os.path.dirname(os.path.abspath(__file__))
VECTORS = os.path.join(HERE, '../vectors/flex')


def valid():
    """Yields (group, line): the cases of flex_valid.cpp, then those of flex_unusual, valued by the reference reader."""
    include = subprocess.check_output([os.path.join(HERE, '../readers/cpp/include')], text=True).strip()
    with tempfile.TemporaryDirectory() as folder:
        program = os.path.join(folder, 'flex_valid')
        subprocess.run(
            [
                'g++',
                '-std=c++17',
                '-DFLATBUFFERS_LOCALE_INDEPENDENT=0',
                '-isystem',
                include,
                os.path.join(HERE, 'flex_valid.cpp'),
                '-o',
                program,
            ],
            check=True,
        )
        given = ''.join('\t'.join(case) + '\n' for case in flex_unusual.cases())
        printed = subprocess.run([program], input=given, stdout=subprocess.PIPE, text=True, check=True).stdout
    for group, line in (line.split('\t', 1) for line in printed.splitlines()):
        case = json.loads(line)
        assert flex_verifier.malformed_at(bytes.fromhex(case['bytes'])) is None, f'{case["id"]} is not valid'
        yield group, line


def invalid():
    for group, id, reason, data, offset in flex_invalid.cases():
        found = flex_verifier.malformed_at(data)
        assert found == offset, f'{id}: said to be malformed at {offset}, is at {found}'
        case = {'id': id, 'reason': reason, 'bytes': data.hex(), 'error': 'malformed', 'offset': offset}
        yield group, json.dumps(case, separators=(',', ':'))


def files(verdict, cases):
    lines, ids = {}, set()
    for group, line in cases:
        id = json.loads(line)['id']
        assert id not in ids, f'two cases are named {id}'
        ids.add(id)
        lines.setdefault(f'{verdict}/{group}.jsonl', []).append(line + '\n')
    return {name: ''.join(group) for name, group in lines.items()}


def stored(name):
    path = os.path.join(VECTORS, name)
    if not os.path.exists(path):
        return None
    with open(path, encoding='utf-8') as file:
        return file.read()


def main():
    made = {**files('valid', valid()), **files('invalid', invalid())}
    kept = {os.path.relpath(os.path.join(folder, name), VECTORS) for folder, _, names in os.walk(VECTORS) for name in names}
    differing = sorted([name for name in made if stored(name) != made[name]] + [name for name in kept if name not in made])
    if '--check' in sys.argv[1:]:
        if differing:
            sys.exit('conformance/generate/flex.py makes other vectors than are stored: ' + ', '.join(differing))
        return
    for name in differing:
        path = os.path.join(VECTORS, name)
        if name not in made:
            os.remove(path)
            continue
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, 'w', encoding='utf-8') as file:
            file.write(made[name])


if __name__ == '__main__':
    main()
