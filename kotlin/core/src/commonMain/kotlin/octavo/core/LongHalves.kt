package octavo.core

/** The upper 32 bits: not a shift where a Long is an object, for each shift makes another. */
@InternalOctavoApi
public expect val Long.upperHalf: Int

/** Returns how many bits hold each of [values] in [[start], [end]) as a signed integer, or 0 for none but 0 and -1. */
@InternalOctavoApi
public expect fun signedBits(values: LongArray, start: Int, end: Int): Int

/**
 * Writes the zigzag of [value], which is twice it, or -1 less twice it if it is negative, as 8 little-endian bytes at [index], and returns
 * how many bytes hold it, 1 to 8.
 */
@InternalOctavoApi
public expect fun ByteArray.writeZigzagLe(index: Int, value: Long): Int

/** Returns the integer whose zigzag stands in the [width] bytes at [index], 1 to 8; there must be 8 bytes. */
@InternalOctavoApi
public expect fun ByteArray.readZigzagLe(index: Int, width: Int): Long
