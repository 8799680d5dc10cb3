package octavo.core

@InternalOctavoApi
public actual fun ByteArray.writeDoublesLe(index: Int, values: DoubleArray, start: Int, end: Int) {
    for (at in start until end) writeDoubleLe(index + (at - start) * Double.SIZE_BYTES, values[at])
}

@InternalOctavoApi
public actual fun ByteArray.readDoublesLe(index: Int, target: DoubleArray) {
    for (at in target.indices) target[at] = readDoubleLe(index + at * Double.SIZE_BYTES)
}
