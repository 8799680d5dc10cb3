package octavo.core

internal actual fun encodeUtf8(text: String, target: ByteArray, at: Int): Int = Utf8.encodeByCharacter(text, target, at)
