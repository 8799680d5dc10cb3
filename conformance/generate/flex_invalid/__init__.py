"""Messages that every reader must refuse, with the byte where the error stands. spec/flex.md, "Verification", says where that is."""

from message import Message

from . import depth, elements, fixed_and_indirect, maps, offsets, order, overlap, root, sizes, strings, utf8

GROUPS = (root, offsets, sizes, fixed_and_indirect, strings, utf8, maps, elements, order, overlap, depth)


def cases():
    """Yields (group, id, reason, bytes, offset)."""
    for group in GROUPS:
        name = group.__name__.rpartition('.')[2].replace('_', '-')
        for id, reason, message, offset in group.cases():
            data = bytes(message.bytes) if isinstance(message, Message) else message
            yield name, id, reason, data, offset
