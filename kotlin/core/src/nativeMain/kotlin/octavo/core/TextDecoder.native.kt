package octavo.core

internal actual fun ByteArray.toText(start: Int, end: Int): String = decodeToString(start, end)
