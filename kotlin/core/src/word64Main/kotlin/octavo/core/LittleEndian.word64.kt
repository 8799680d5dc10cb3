package octavo.core

@InternalOctavoApi
public actual fun ByteArray.writeLongLe(index: Int, value: Int): Unit = writeLongLe(index, value.toLong())

@InternalOctavoApi
@Suppress("NOTHING_TO_INLINE") // what reads offsets is small enough to be inlined itself
public actual inline fun ByteArray.readUnsignedLe(index: Int, width: Int): Int =
    if (width == 1) {
        readByte(index).toInt() and 0xFF
    } else if (width == 2) {
        readShortLe(index).toInt() and 0xFFFF
    } else {
        readIntLe(index)
    }
