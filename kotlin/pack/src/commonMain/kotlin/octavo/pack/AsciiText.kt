package octavo.pack

import octavo.core.asciiAt

/** Writes [text], which has fewer than 16 characters, at [at], and says whether all of it is ASCII, and so well written. */
internal fun ByteArray.putAscii(at: Int, text: String): Boolean {
    var all = 0
    // A loop that is known to be short, and has one end, takes a little less time (benchmarks/findings/pack.md).
    for (index in 0 until (text.length and 15)) {
        val code = asciiAt(text, index)
        this[at + index] = code.toByte()
        all = all or code
    }
    return all < 0x80
}
