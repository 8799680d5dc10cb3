"""How a name is spelled in a schema's text: rule 1.3."""

import re

BARE = re.compile(r'[A-Za-z_][A-Za-z0-9_]*')
QUOTED = re.compile(r'"((?:[^"\\\x00-\x1f]|\\["\\]|\\u00[01][0-9a-f])*)"')
ESCAPE = re.compile(r'\\(["\\]|u[0-9a-f]{4})')


def spelled(name):
    if BARE.fullmatch(name):
        return name
    return '"' + ''.join(escaped(character) for character in name) + '"'


def escaped(character):
    if character in '"\\':
        return '\\' + character
    return f'\\u{ord(character):04x}' if character < ' ' else character


def unescaped(text):
    return ESCAPE.sub(lambda found: chr(int(found[1][1:], 16)) if found[1][0] == 'u' else found[1], text)
