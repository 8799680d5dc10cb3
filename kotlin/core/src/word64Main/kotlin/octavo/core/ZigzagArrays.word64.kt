package octavo.core

@InternalOctavoApi
public actual fun ByteArray.writeZigzagsLe(index: Int, width: Int, values: LongArray) {
    ofWidth(width) { step ->
        for (at in values.indices) writeLongLe(index + at * step, (values[at] shl 1) xor (values[at] shr 63))
    }
}

/** The loads are in a loop of their own, for the other one becomes vector instructions. */
@InternalOctavoApi
public actual fun ByteArray.readZigzagsLe(index: Int, width: Int, target: LongArray, count: Int) {
    ofWidth(width) { step ->
        for (at in 0 until count) target[at] = readLongLe(index + at * step)
    }
    val mask = -1L ushr (Long.SIZE_BITS - Byte.SIZE_BITS * width)
    for (at in 0 until count) {
        val bits = target[at] and mask
        target[at] = (bits ushr 1) xor -(bits and 1)
    }
}

@InternalOctavoApi
public actual fun ByteArray.writeZigzagsLe(index: Int, width: Int, values: IntArray) {
    ofIntWidth(width) { step ->
        for (at in values.indices) writeIntLe(index + at * step, (values[at] shl 1) xor (values[at] shr 31))
    }
}

@InternalOctavoApi
public actual fun ByteArray.readZigzagsLe(index: Int, width: Int, target: IntArray, count: Int) {
    ofIntWidth(width) { step ->
        for (at in 0 until count) target[at] = readIntLe(index + at * step)
    }
    val mask = -1 ushr (Int.SIZE_BITS - Byte.SIZE_BITS * width)
    for (at in 0 until count) {
        val bits = target[at] and mask
        target[at] = (bits ushr 1) xor -(bits and 1)
    }
}

/**
 * Runs [loop] with the step of [width] bytes, 1 to 8, as a constant: the JVM checks the bounds of such a loop once. On JDK 25 256 integers
 * are written in 106 ns instead of 177, and read in 28 instead of 153.
 */
private inline fun ofWidth(width: Int, loop: (step: Int) -> Unit) = when (width) {
    1 -> loop(1)
    2 -> loop(2)
    3 -> loop(3)
    4 -> loop(4)
    5 -> loop(5)
    6 -> loop(6)
    7 -> loop(7)
    else -> loop(8)
}

/** Runs [loop] with the step of [width] bytes, 1 to 4, as a constant. */
private inline fun ofIntWidth(width: Int, loop: (step: Int) -> Unit) = when (width) {
    1 -> loop(1)
    2 -> loop(2)
    3 -> loop(3)
    else -> loop(4)
}
