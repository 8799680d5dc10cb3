package octavo.flex.serialization

// Kinds of structures.
internal const val STRUCT = 0
internal const val LIST = 1
internal const val MAP = 2

/** A map whose keys are no text: a vector of keys and values in turn. */
internal const val PAIRS = 3

// What a value is, as bits: one of its own, the key of the next, unsigned.
internal const val VALUE = 0
internal const val KEY = 1
internal const val UNSIGNED = 2
