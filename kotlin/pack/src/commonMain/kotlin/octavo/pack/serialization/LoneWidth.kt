package octavo.pack.serialization

import octavo.pack.schema.Schema

/** How many bytes the number of a name takes alone (5.6): those of a header that has nothing else. */
internal val Schema.Enumeration.loneWidth: Int get() = if (names.size <= BYTE_NAMES) 1 else 2

private const val BYTE_NAMES = 256
