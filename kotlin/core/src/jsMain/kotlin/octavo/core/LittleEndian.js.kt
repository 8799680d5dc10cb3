package octavo.core

// Integers are put together from bytes: 1.7 ns on Node 20, as much as a DataView takes when it is there already, and nothing has to be kept.
// JavaScript reads undefined outside an array, so every index is checked here. No properties here: a file that has some
// looks at each call whether they are initialised.

@InternalOctavoApi
@Suppress("NOTHING_TO_INLINE")
public actual inline fun ByteArray.readByte(index: Int): Byte {
    checkRoom(index, 1)
    return this[index]
}

@InternalOctavoApi
@Suppress("NOTHING_TO_INLINE")
public actual inline fun ByteArray.writeByte(index: Int, value: Byte) {
    checkRoom(index, 1)
    this[index] = value
}

@InternalOctavoApi
public actual fun ByteArray.readShortLe(index: Int): Short {
    checkRoom(index, 2)
    return ((this[index].toInt() and 0xFF) or (this[index + 1].toInt() shl 8)).toShort()
}

@InternalOctavoApi
public actual fun ByteArray.readIntLe(index: Int): Int {
    checkRoom(index, 4)
    return uncheckedInt(index)
}

internal fun ByteArray.uncheckedInt(index: Int): Int = (this[index].toInt() and 0xFF) or
    (this[index + 1].toInt() and 0xFF shl 8) or
    (this[index + 2].toInt() and 0xFF shl 16) or
    (this[index + 3].toInt() shl 24)

/** In one piece: V8 takes 920 bytes of code into a function, and three calls of which each checks for room leave less of that. */
@InternalOctavoApi
@Suppress("NOTHING_TO_INLINE")
public actual inline fun ByteArray.readUnsignedLe(index: Int, width: Int): Int {
    checkRoom(index, if (width < 4) width else 4)
    val low = this[index].toInt() and 0xFF
    if (width == 1) return low
    val half = low or (this[index + 1].toInt() and 0xFF shl 8)
    return if (width == 2) half else half or (this[index + 2].toInt() and 0xFF shl 16) or (this[index + 3].toInt() shl 24)
}

@InternalOctavoApi
public actual fun ByteArray.readLongLe(index: Int): Long {
    checkRoom(index, 8)
    val high = uncheckedInt(index + 4)
    val low = uncheckedInt(index)
    return when {
        high == low shr 31 -> low.toLong()
        high and NOT_FINITE == NOT_FINITE -> longOf(high, low) // a NaN would lose bits
        else -> viewOf(this).getFloat64(index, true).toRawBits() // makes one object, where shifts make four
    }
}

@InternalOctavoApi
public actual fun ByteArray.readLongBe(index: Int): Long {
    checkRoom(index, 8)
    return longOf(uncheckedIntBe(index), uncheckedIntBe(index + 4))
}

private fun ByteArray.uncheckedIntBe(index: Int): Int = (this[index].toInt() shl 24) or
    (this[index + 1].toInt() and 0xFF shl 16) or
    (this[index + 2].toInt() and 0xFF shl 8) or
    (this[index + 3].toInt() and 0xFF)

@InternalOctavoApi
public actual fun ByteArray.readFloatLe(index: Int): Float {
    checkRoom(index, 4)
    return viewOf(this).getFloat32(index, true)
}

@InternalOctavoApi
public actual fun ByteArray.readDoubleLe(index: Int): Double {
    checkRoom(index, 8)
    return viewOf(this).getFloat64(index, true)
}

@InternalOctavoApi
public actual fun ByteArray.writeShortLe(index: Int, value: Short) {
    checkRoom(index, 2)
    this[index] = value.toByte()
    this[index + 1] = (value.toInt() shr 8).toByte()
}

@InternalOctavoApi
public actual fun ByteArray.writeIntLe(index: Int, value: Int) {
    checkRoom(index, 4)
    writeUnchecked(index, value)
}

private fun ByteArray.writeUnchecked(index: Int, value: Int) {
    this[index] = value.toByte()
    this[index + 1] = (value shr 8).toByte()
    this[index + 2] = (value shr 16).toByte()
    this[index + 3] = (value shr 24).toByte()
}

@InternalOctavoApi
public actual fun ByteArray.writeLongLe(index: Int, value: Long) {
    writeLongLe(index, value.upperHalf, value.toInt())
}

@InternalOctavoApi
public actual fun ByteArray.writeLongLe(index: Int, value: Int) {
    writeLongLe(index, value shr 31, value)
}

internal fun ByteArray.writeLongLe(index: Int, high: Int, low: Int) {
    checkRoom(index, 8)
    writeUnchecked(index, low)
    writeUnchecked(index + 4, high)
}

@InternalOctavoApi
public actual fun ByteArray.writeFloatLe(index: Int, value: Float) {
    checkRoom(index, 4)
    viewOf(this).setFloat32(index, value, true)
}

@InternalOctavoApi
public actual fun ByteArray.writeDoubleLe(index: Int, value: Double) {
    checkRoom(index, 8)
    viewOf(this).setFloat64(index, value, true)
}

@PublishedApi
internal fun ByteArray.checkRoom(index: Int, count: Int) {
    val unsigned = js("index >>> 0").unsafeCast<Int>()
    if (unsigned > size - count) refuseRoom(index, count, size)
}

private fun refuseRoom(index: Int, count: Int, size: Int): Nothing = throw IndexOutOfBoundsException("$count bytes at $index of $size")
