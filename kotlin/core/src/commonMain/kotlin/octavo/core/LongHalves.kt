package octavo.core

/** The upper 32 bits: not a shift where a Long is an object, for each shift makes another. */
@InternalOctavoApi
public expect val Long.upperHalf: Int

/** Returns how many bits hold each of [values] in [[start], [end]) as a signed integer, or 0 for none but 0 and -1. */
@InternalOctavoApi
public expect fun signedBits(values: LongArray, start: Int, end: Int): Int
