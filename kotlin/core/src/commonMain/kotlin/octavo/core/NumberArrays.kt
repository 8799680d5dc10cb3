package octavo.core

// Whole arrays of numbers of 8 bytes, little-endian, in the way that is fastest here.
// What is outside an array throws IndexOutOfBoundsException (a subclass, on some platforms).

/** Writes [values] in [[start], [end]) from [index] on. */
@InternalOctavoApi
public fun ByteArray.writeLongsLe(index: Int, values: LongArray, start: Int, end: Int) {
    checkRange(start, end, values.size)
    for (at in start until end) writeLongLe(index + (at - start) * Long.SIZE_BYTES, values[at])
}

/** Writes [values] in [[start], [end]) from [index] on. */
@InternalOctavoApi
public expect fun ByteArray.writeDoublesLe(index: Int, values: DoubleArray, start: Int, end: Int)

/** Fills [target] with what stands from [index] on. */
@InternalOctavoApi
public fun ByteArray.readLongsLe(index: Int, target: LongArray) {
    for (at in target.indices) target[at] = readLongLe(index + at * Long.SIZE_BYTES)
}

/** Fills [target] with what stands from [index] on. */
@InternalOctavoApi
public expect fun ByteArray.readDoublesLe(index: Int, target: DoubleArray)
