package octavo.core

import java.nio.ByteBuffer
import java.nio.ByteOrder

/**
 * From so many numbers on, memory is copied through a buffer: with 256 that takes 32 ns on JDK 25 to write doubles and 22 to read them, a
 * loop, which the compiler makes no vector instructions of, 55; with 64 the two are equal, with 8 a buffer takes longer.
 */
private const val COPIED = 64

@InternalOctavoApi
public actual fun ByteArray.writeLongsLe(index: Int, values: LongArray, start: Int, end: Int) {
    checkRange(start, end, values.size)
    if (end - start >= COPIED) {
        room(index, end - start, Long.SIZE_BYTES).asLongBuffer().put(values, start, end - start)
    } else {
        for (at in start until end) writeLongLe(index + (at - start) * Long.SIZE_BYTES, values[at])
    }
}

@InternalOctavoApi
public actual fun ByteArray.writeFloatsLe(index: Int, values: FloatArray, start: Int, end: Int) {
    checkRange(start, end, values.size)
    if (end - start >= COPIED) {
        room(index, end - start, Float.SIZE_BYTES).asFloatBuffer().put(values, start, end - start)
    } else {
        for (at in start until end) writeFloatLe(index + (at - start) * Float.SIZE_BYTES, values[at])
    }
}

@InternalOctavoApi
public actual fun ByteArray.writeDoublesLe(index: Int, values: DoubleArray, start: Int, end: Int) {
    checkRange(start, end, values.size)
    if (end - start >= COPIED) {
        room(index, end - start, Double.SIZE_BYTES).asDoubleBuffer().put(values, start, end - start)
    } else {
        for (at in start until end) writeDoubleLe(index + (at - start) * Double.SIZE_BYTES, values[at])
    }
}

@InternalOctavoApi
public actual fun ByteArray.readLongsLe(index: Int, target: LongArray) {
    if (target.size >= COPIED) {
        room(index, target.size, Long.SIZE_BYTES).asLongBuffer().get(target)
    } else {
        for (at in target.indices) target[at] = readLongLe(index + at * Long.SIZE_BYTES)
    }
}

@InternalOctavoApi
public actual fun ByteArray.readFloatsLe(index: Int, target: FloatArray) {
    if (target.size >= COPIED) {
        room(index, target.size, Float.SIZE_BYTES).asFloatBuffer().get(target)
    } else {
        for (at in target.indices) target[at] = readFloatLe(index + at * Float.SIZE_BYTES)
    }
}

@InternalOctavoApi
public actual fun ByteArray.readDoublesLe(index: Int, target: DoubleArray) {
    if (target.size >= COPIED) {
        room(index, target.size, Double.SIZE_BYTES).asDoubleBuffer().get(target)
    } else {
        for (at in target.indices) target[at] = readDoubleLe(index + at * Double.SIZE_BYTES)
    }
}

/** Returns the bytes of [count] numbers of [width] bytes from [index] on. */
private fun ByteArray.room(index: Int, count: Int, width: Int): ByteBuffer {
    if (index < 0 || count > (size - index) / width) throw IndexOutOfBoundsException("$count numbers of $width bytes at $index of $size")
    return ByteBuffer.wrap(this, index, count * width).order(ByteOrder.LITTLE_ENDIAN)
}
