"""Messages that decode. A case is name, rule, schema, value, and, if they are not what a writer writes, the bytes in hexadecimal."""

from . import (
    arrays,
    columns,
    compressed,
    documents,
    dynamic,
    fixed,
    headers,
    limits,
    lists,
    lone,
    maps,
    names,
    opens,
    optionals,
    recursion,
    shared,
    texts,
    tuples,
    unions,
)

GROUPS = (
    *(fixed, compressed, texts, names, headers, optionals, lists, arrays, maps, tuples),
    *(unions, opens, columns, shared, recursion, dynamic, lone, limits, documents),
)


def cases():
    """Yields (group, name, rule, schema, value, bytes or None)."""
    for group in GROUPS:
        for name, rule, schema, value, *data in group.cases():
            yield group.__name__.rpartition('.')[2], name, rule, schema, value, bytes.fromhex(data[0]) if data else None
