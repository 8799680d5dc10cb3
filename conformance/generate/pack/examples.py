"""The worked bytes of spec/pack.md and spec/frame.md: they mean what the specification says."""

import json
from pathlib import Path

from .checksums import fingerprint
from .decode import decode
from .encode import encode
from .frame import Frame, read
from .parse import parse
from .source import Malformed

SPEC = Path(__file__).resolve().parents[3] / 'spec'
MIN_EXAMPLES = 15
FRAMED = 'struct(id:vi64,name:str)', {'id': '7', 'name': 'ada'}
TOLD = 'struct("octavo.schema":str)', {'octavo.schema': FRAMED[0]}


def fenced(file, kind):
    """The lines of each block of the file."""
    blocks = (SPEC / file).read_text(encoding='utf-8').split(f'```{kind}\n')[1:]
    return [block.split('\n```')[0].splitlines() for block in blocks]


def bytes_of(lines):
    return bytes.fromhex(''.join(line.split(';')[0] for line in lines))


def problems():
    """Yields what is wrong, a line each."""
    blocks = fenced('pack.md', 'pack')
    if len(blocks) < MIN_EXAMPLES:
        yield f'spec/pack.md has {len(blocks)} examples'
    for schema, *lines, verdict in blocks:
        found = verdict_on(schema, bytes_of(lines))
        if found != verdict:
            yield f'spec/pack.md: {schema} {bytes_of(lines).hex(" ")}: the specification says {verdict}, it is {found}'
    for data, lines in zip((framed(*FRAMED), framed(*TOLD)), fenced('frame.md', 'frame'), strict=True):
        if bytes_of(lines) != data:
            yield f'spec/frame.md: the frame is {data.hex(" ")}'


def verdict_on(schema, data):
    """What the last line of an example says of the bytes; a valid example has the bytes that a writer writes."""
    type = parse(schema)
    try:
        value = decode(type, data)
    except Malformed as fault:
        return f'= malformed: {fault}'
    written = encode(type, value)
    return f'= {json.dumps(value, separators=(",", ":"))}' if written == data else f'not what a writer writes: {written.hex(" ")}'


def framed(schema, value):
    frame = Frame('pack', fingerprint(schema), encode(parse(schema), value), True)
    assert read(frame.encoded()) == ([frame], None)
    return frame.encoded()
