package octavo.core

/** Returns the text of the bytes in [[start], [end]), in the way that is fastest here: each invalid byte becomes U+FFFD. */
internal expect fun ByteArray.toText(start: Int, end: Int): String

/** Returns the text of the bytes in [[start], [end]), in the way that is fastest here, or null when a byte is invalid. */
internal expect fun ByteArray.toTextOrNull(start: Int, end: Int): String?
