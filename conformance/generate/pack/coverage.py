"""Which rules the vectors touch: every one of the wire must be shown by one of them at least."""

import json
import re

from .examples import SPEC

RULE = re.compile(r'^- \*\*([\d.]+)\*\*', re.MULTILINE)
ABOUT_BYTES = ('2', '3', '4', '5', '6', '9')
"""The sections of spec/pack.md whose rules are about bytes and have numbers."""


def problems(made):
    """Yields what is wrong with the text of the files made, a line each."""
    of_frames = {rule for file, text in made.items() if file.startswith('frame/') for rule in shown(text)}
    of_pack = {rule for file, text in made.items() if not file.startswith('frame/') for rule in shown(text)}
    for rule in rules('frame.md') - of_frames:
        yield f'no vector shows rule {rule} of spec/frame.md'
    for rule in {rule for rule in rules('pack.md') if rule.split('.')[0] in ABOUT_BYTES} - of_pack:
        yield f'no vector shows rule {rule} of spec/pack.md'


def rules(file):
    return set(RULE.findall((SPEC / file).read_text(encoding='utf-8')))


def shown(text):
    return [json.loads(line)['rule'] for line in text.splitlines()]
