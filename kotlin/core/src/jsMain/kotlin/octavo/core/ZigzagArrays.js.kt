package octavo.core

@InternalOctavoApi
public actual fun ByteArray.writeZigzagsLe(index: Int, width: Int, values: LongArray) {
    for (at in values.indices) writeZigzagLe(index + at * width, values[at])
}

@InternalOctavoApi
public actual fun ByteArray.readZigzagsLe(index: Int, width: Int, target: LongArray, count: Int) {
    for (at in 0 until count) target[at] = readZigzagLe(index + at * width, width)
}

@InternalOctavoApi
public actual fun ByteArray.writeZigzagsLe(index: Int, width: Int, values: IntArray) {
    for (at in values.indices) writeIntLe(index + at * width, (values[at] shl 1) xor (values[at] shr 31))
}

@InternalOctavoApi
public actual fun ByteArray.readZigzagsLe(index: Int, width: Int, target: IntArray, count: Int) {
    val mask = -1 ushr (Int.SIZE_BITS - Byte.SIZE_BITS * width)
    for (at in 0 until count) {
        val bits = readIntLe(index + at * width) and mask
        target[at] = (bits ushr 1) xor -(bits and 1)
    }
}
