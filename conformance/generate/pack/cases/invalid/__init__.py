"""Messages that every reader must refuse. A case is name, rule, reason, schema, bytes in hexadecimal, kind, offset."""

from . import (
    arrays,
    columns,
    compressed,
    counts,
    duplicates,
    headers,
    limits,
    opens,
    order,
    ranges,
    reserved,
    shared,
    trailing,
    truncated,
    utf8,
    varints,
)

GROUPS = (
    *(truncated, trailing, headers, reserved, ranges, compressed, varints, counts),
    *(utf8, shared, duplicates, opens, arrays, columns, limits, order),
)


def cases():
    """Yields (group, name, rule, reason, schema, bytes, kind, offset)."""
    for group in GROUPS:
        for name, rule, reason, schema, data, kind, offset in group.cases():
            yield group.__name__.rpartition('.')[2], name, rule, reason, schema, bytes.fromhex(data), kind, offset
