package octavo.core

@InternalOctavoApi
public actual fun ByteArray.copyOfMessage(size: Int): ByteArray = copyOf(size)
