package octavo.core

@InternalOctavoApi
public actual fun ByteArray.writeLongLe(index: Int, value: Int): Unit = writeLongLe(index, value.toLong())
