#!/usr/bin/env python3
"""Writes vectors/pack anew from the cases of pack/cases, and checks the examples of spec/pack.md and spec/frame.md.

usage: pack.py [--check]     --check only compares, and says which files differ
"""

import argparse
import sys
from pathlib import Path

from pack import coverage, examples, vectors

VECTORS = Path(__file__).resolve().parent.parent / 'vectors' / 'pack'


def stored():
    return {str(file.relative_to(VECTORS)): file.read_text(encoding='utf-8') for file in VECTORS.glob('*/*')}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('--check', action='store_true', help='only compare, and say which files differ')
    asked = parser.parse_args()
    sys.setrecursionlimit(20_000)  # for values 200 deep
    made, kept = vectors.files(), stored()
    problems = [*examples.problems(), *coverage.problems(made)]
    differing = sorted(name for name in {*made, *kept} if made.get(name) != kept.get(name))
    if not asked.check:
        for name in differing:
            write(VECTORS / name, made.get(name))
    elif differing:
        problems.append('conformance/generate/pack.py makes other vectors than are stored: ' + ', '.join(differing))
    if problems:
        sys.exit('\n'.join(problems))


def write(file, text):
    file.parent.mkdir(parents=True, exist_ok=True)
    file.unlink(missing_ok=True) if text is None else file.write_text(text, encoding='utf-8')


if __name__ == '__main__':
    main()
