package octavo.core

// The compiler makes vector instructions of these loops.

@InternalOctavoApi
public actual fun ByteArray.writeLongsLe(index: Int, values: LongArray, start: Int, end: Int) {
    checkRange(start, end, values.size)
    for (at in start until end) writeLongLe(index + (at - start) * Long.SIZE_BYTES, values[at])
}

@InternalOctavoApi
public actual fun ByteArray.writeDoublesLe(index: Int, values: DoubleArray, start: Int, end: Int) {
    for (at in start until end) writeDoubleLe(index + (at - start) * Double.SIZE_BYTES, values[at])
}

@InternalOctavoApi
public actual fun ByteArray.readLongsLe(index: Int, target: LongArray) {
    for (at in target.indices) target[at] = readLongLe(index + at * Long.SIZE_BYTES)
}

@InternalOctavoApi
public actual fun ByteArray.readDoublesLe(index: Int, target: DoubleArray) {
    for (at in target.indices) target[at] = readDoubleLe(index + at * Double.SIZE_BYTES)
}
