package octavo.core

/** Returns a copy of the first [size] bytes: on JS a part of a buffer that it shares with others, unless it is large. */
@InternalOctavoApi
public expect fun ByteArray.copyOfMessage(size: Int): ByteArray
