package octavo.core

@InternalOctavoApi
@Suppress("NOTHING_TO_INLINE") // nothing but the array access
public actual inline fun ByteArray.readByte(index: Int): Byte = this[index]

@InternalOctavoApi
public actual fun ByteArray.readShortLe(index: Int): Short = Intrinsics.HERE.readShort(this, index)

@InternalOctavoApi
public actual fun ByteArray.readIntLe(index: Int): Int = Intrinsics.HERE.readInt(this, index)

@InternalOctavoApi
public actual fun ByteArray.readLongLe(index: Int): Long = Intrinsics.HERE.readLong(this, index)

@InternalOctavoApi
public actual fun ByteArray.readLongBe(index: Int): Long = Intrinsics.HERE.readLongBigEndian(this, index)

@InternalOctavoApi
public actual fun ByteArray.readFloatLe(index: Int): Float = Intrinsics.HERE.readFloat(this, index)

@InternalOctavoApi
public actual fun ByteArray.readDoubleLe(index: Int): Double = Intrinsics.HERE.readDouble(this, index)

@InternalOctavoApi
@Suppress("NOTHING_TO_INLINE")
public actual inline fun ByteArray.writeByte(index: Int, value: Byte) {
    this[index] = value
}

@InternalOctavoApi
public actual fun ByteArray.writeShortLe(index: Int, value: Short) {
    Intrinsics.HERE.writeShort(this, index, value)
}

@InternalOctavoApi
public actual fun ByteArray.writeIntLe(index: Int, value: Int) {
    Intrinsics.HERE.writeInt(this, index, value)
}

@InternalOctavoApi
public actual fun ByteArray.writeLongLe(index: Int, value: Long) {
    Intrinsics.HERE.writeLong(this, index, value)
}

@InternalOctavoApi
public actual fun ByteArray.writeFloatLe(index: Int, value: Float) {
    Intrinsics.HERE.writeFloat(this, index, value)
}

@InternalOctavoApi
public actual fun ByteArray.writeDoubleLe(index: Int, value: Double) {
    Intrinsics.HERE.writeDouble(this, index, value)
}
