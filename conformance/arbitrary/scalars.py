"""Texts and integers."""

CHARACTERS = ('a', 'Z', ' ', '0', '\0', 'é', '–', '日', '😀')
LENGTHS = (0, 0, 1, 1, 2, 3, 7, 8, 14, 15, 16, 17, 33)
"""Those of texts and lists: around where a wire or an implementation goes another way."""
FLOATS = (0.0, 1.0, -1.5, 3.25, 2.0**100, -(2.0**-100), 'Infinity', '-Infinity', 'NaN')
"""Those of either width, as pack's vectors have them."""


def text(random):
    """ASCII, any characters, or ASCII with another one behind it."""
    first, last = random.choice((('a', 'a'), ('a', 'a'), ('a', CHARACTERS), (CHARACTERS, CHARACTERS)))
    length = random.choice(LENGTHS)
    return ''.join(random.choice(first if at < length - 1 else last) for at in range(length))


def integer(random, least, greatest):
    """Of any width, small ones as often as large ones."""
    return random.choice((least, greatest, 0, random.randint(least, greatest) >> random.randrange(64)))
