"""What a reader bounds: section 7."""

import math
from dataclasses import dataclass

from .types import MAX_DEPTH


@dataclass(frozen=True)
class Limits:
    """Values inside one another, bytes of a text, elements of a list."""

    depth: int = MAX_DEPTH
    string_bytes: float = math.inf
    elements: float = math.inf

    def to_json(self):
        """Those that are not the default's, by the names that they have in every language."""
        named = {'maxDepth': self.depth, 'maxStringBytes': self.string_bytes, 'maxElements': self.elements}
        return {name: limit for name, limit, usual in zip(named, named.values(), (MAX_DEPTH, math.inf, math.inf)) if limit != usual}


DEFAULT = Limits()
