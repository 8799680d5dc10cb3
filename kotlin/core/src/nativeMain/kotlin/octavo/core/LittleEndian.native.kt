@file:OptIn(kotlin.experimental.ExperimentalNativeApi::class)

package octavo.core

// Every Kotlin/Native target is little-endian, so the standard library's native-order intrinsics serve as they are.

@InternalOctavoApi
@Suppress("NOTHING_TO_INLINE") // nothing but the array access
public actual inline fun ByteArray.readByte(index: Int): Byte = this[index]

@InternalOctavoApi
public actual fun ByteArray.readShortLe(index: Int): Short = getShortAt(index)

@InternalOctavoApi
public actual fun ByteArray.readIntLe(index: Int): Int = getIntAt(index)

@InternalOctavoApi
public actual fun ByteArray.readLongLe(index: Int): Long = getLongAt(index)

@InternalOctavoApi
public actual fun ByteArray.readLongBe(index: Int): Long {
    val little = getLongAt(index)
    val pairs = (little and 0x00FF00FF00FF00FFL shl 8) or (little ushr 8 and 0x00FF00FF00FF00FFL)
    val quads = (pairs and 0x0000FFFF0000FFFFL shl 16) or (pairs ushr 16 and 0x0000FFFF0000FFFFL)
    return (quads shl 32) or (quads ushr 32)
}

@InternalOctavoApi
public actual fun ByteArray.readFloatLe(index: Int): Float = getFloatAt(index)

@InternalOctavoApi
public actual fun ByteArray.readDoubleLe(index: Int): Double = getDoubleAt(index)

@InternalOctavoApi
@Suppress("NOTHING_TO_INLINE")
public actual inline fun ByteArray.writeByte(index: Int, value: Byte) {
    this[index] = value
}

@InternalOctavoApi
public actual fun ByteArray.writeShortLe(index: Int, value: Short) {
    setShortAt(index, value)
}

@InternalOctavoApi
public actual fun ByteArray.writeIntLe(index: Int, value: Int) {
    setIntAt(index, value)
}

@InternalOctavoApi
public actual fun ByteArray.writeLongLe(index: Int, value: Long) {
    setLongAt(index, value)
}

@InternalOctavoApi
public actual fun ByteArray.writeFloatLe(index: Int, value: Float) {
    setFloatAt(index, value)
}

@InternalOctavoApi
public actual fun ByteArray.writeDoubleLe(index: Int, value: Double) {
    setDoubleAt(index, value)
}
