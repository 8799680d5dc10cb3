package octavo.core

/** Returns a copy of the bytes in [[start], [end]): on JS a part of a buffer that it shares with others, unless it is large. */
@InternalOctavoApi
public expect fun ByteArray.copyOfMessage(start: Int, end: Int): ByteArray
