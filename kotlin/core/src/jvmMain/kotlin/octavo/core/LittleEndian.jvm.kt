package octavo.core

@InternalOctavoApi
public actual fun ByteArray.readShortLe(index: Int): Short = ByteAccess.readShort(this, index)

@InternalOctavoApi
public actual fun ByteArray.readIntLe(index: Int): Int = ByteAccess.readInt(this, index)

@InternalOctavoApi
public actual fun ByteArray.readLongLe(index: Int): Long = ByteAccess.readLong(this, index)

@InternalOctavoApi
public actual fun ByteArray.readLongBe(index: Int): Long = ByteAccess.readLongBigEndian(this, index)

@InternalOctavoApi
public actual fun ByteArray.readFloatLe(index: Int): Float = ByteAccess.readFloat(this, index)

@InternalOctavoApi
public actual fun ByteArray.readDoubleLe(index: Int): Double = ByteAccess.readDouble(this, index)

@InternalOctavoApi
public actual fun ByteArray.writeShortLe(index: Int, value: Short) {
    ByteAccess.writeShort(this, index, value)
}

@InternalOctavoApi
public actual fun ByteArray.writeIntLe(index: Int, value: Int) {
    ByteAccess.writeInt(this, index, value)
}

@InternalOctavoApi
public actual fun ByteArray.writeLongLe(index: Int, value: Long) {
    ByteAccess.writeLong(this, index, value)
}

@InternalOctavoApi
public actual fun ByteArray.writeFloatLe(index: Int, value: Float) {
    ByteAccess.writeFloat(this, index, value)
}

@InternalOctavoApi
public actual fun ByteArray.writeDoubleLe(index: Int, value: Double) {
    ByteAccess.writeDouble(this, index, value)
}
