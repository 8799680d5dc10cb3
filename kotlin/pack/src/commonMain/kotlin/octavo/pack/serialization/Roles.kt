package octavo.pack.serialization

// What an encoder or a decoder is in the middle of.

/** A lone value (5.6). */
internal const val LONE = 0

/** A struct. */
internal const val FIELDS = 1

/** A list. */
internal const val LIST = 2

/** A map: the fields of one entry after the other. */
internal const val MAP = 3
