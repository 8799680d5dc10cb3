package octavo.pack

/** Writes [text] at [at] while it is ASCII, and says whether all of it is. */
internal fun ByteArray.putAscii(at: Int, text: String): Boolean {
    for (index in 0 until text.length) {
        val code = text[index].code
        if (code >= 0x80) return false
        this[at + index] = code.toByte()
    }
    return true
}
