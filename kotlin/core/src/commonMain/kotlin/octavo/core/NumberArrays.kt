package octavo.core

// Whole arrays of numbers, little-endian, in the way that is fastest here.
// What is outside an array throws IndexOutOfBoundsException (a subclass, on some platforms).

/** Writes [values] in [[start], [end]) from [index] on. */
@InternalOctavoApi
public expect fun ByteArray.writeLongsLe(index: Int, values: LongArray, start: Int, end: Int)

/** Writes [values] in [[start], [end]) from [index] on. */
@InternalOctavoApi
public expect fun ByteArray.writeFloatsLe(index: Int, values: FloatArray, start: Int, end: Int)

/** Writes [values] in [[start], [end]) from [index] on. */
@InternalOctavoApi
public expect fun ByteArray.writeDoublesLe(index: Int, values: DoubleArray, start: Int, end: Int)

/** Fills [target] with what stands from [index] on. */
@InternalOctavoApi
public expect fun ByteArray.readLongsLe(index: Int, target: LongArray)

/** Fills [target] with what stands from [index] on. */
@InternalOctavoApi
public expect fun ByteArray.readFloatsLe(index: Int, target: FloatArray)

/** Fills [target] with what stands from [index] on. */
@InternalOctavoApi
public expect fun ByteArray.readDoublesLe(index: Int, target: DoubleArray)
