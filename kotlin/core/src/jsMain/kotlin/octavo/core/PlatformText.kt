package octavo.core

/** The platform's own conversion of text: far faster than a loop for long texts, slower for short ones. */
internal interface PlatformText {
    /** Writes as much of [text] as fits into [target] from [at] on, U+FFFD for a lone surrogate, and returns how many bytes that took. */
    fun encode(text: String, target: ByteArray, at: Int): Int

    /** Returns the text of the bytes in [[start], [end]), U+FFFD for each invalid one. */
    fun decode(bytes: ByteArray, start: Int, end: Int): String

    companion object {
        val best: PlatformText = if (NodeText.isSupported) NodeText else WebText
    }
}
