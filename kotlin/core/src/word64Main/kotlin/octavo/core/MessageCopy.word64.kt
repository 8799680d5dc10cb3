package octavo.core

@InternalOctavoApi
public actual fun ByteArray.copyOfMessage(start: Int, end: Int): ByteArray = copyOfRange(start, end)
