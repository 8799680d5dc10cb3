package octavo.core

/** Strict UTF-8 (RFC 3629): no surrogates, no overlong forms, nothing above U+10FFFF. */
@InternalOctavoApi
public object Utf8 {
    // No properties: an object that has a Long is asked for by a call on JS.

    /** Returns the index of the first byte in [[start], [end]) that does not begin a valid sequence, or -1. */
    public fun firstInvalid(bytes: ByteArray, start: Int, end: Int): Int {
        var at = start
        while (at < end) {
            at = skipAscii(bytes, at, end)
            if (at == end) break
            val length = sequenceLength(bytes, at, end)
            if (length == 0) return at
            at += length
        }
        return -1
    }

    /** Returns the index of the first non-ASCII byte in [[start], [end]), or [end]. */
    public fun skipAscii(bytes: ByteArray, start: Int, end: Int): Int {
        var at = start
        while (at + 8 <= end) {
            val high = bytes.readLongLe(at).toULong() and 0x8080808080808080uL // where no byte is ASCII
            if (high != 0uL) return at + (high.countTrailingZeroBits() ushr 3)
            at += 8
        }
        while (at < end && bytes[at] >= 0) at++
        return at
    }

    /** Returns the length of the valid multi-byte sequence at [at] (2, 3 or 4), or 0. */
    internal fun sequenceLength(bytes: ByteArray, at: Int, end: Int): Int {
        val lead = bytes[at].toInt() and 0xFF
        return when {
            lead < 0xC2 -> 0
            lead < 0xE0 -> if (continues(bytes, at + 1, end, 1)) 2 else 0
            lead < 0xF0 -> if (continues(bytes, at + 1, end, 2) && isShortestOfThree(lead, bytes[at + 1])) 3 else 0
            lead < 0xF5 -> if (continues(bytes, at + 1, end, 3) && isShortestOfFour(lead, bytes[at + 1])) 4 else 0
            else -> 0
        }
    }

    private fun continues(bytes: ByteArray, at: Int, end: Int, count: Int): Boolean {
        if (end - at < count) return false
        for (index in at until at + count) if (bytes[index].toInt() and 0xC0 != 0x80) return false
        return true
    }

    private fun isShortestOfThree(lead: Int, second: Byte): Boolean {
        val next = second.toInt() and 0xFF
        return !(lead == 0xE0 && next < 0xA0) && !(lead == 0xED && next > 0x9F)
    }

    private fun isShortestOfFour(lead: Int, second: Byte): Boolean {
        val next = second.toInt() and 0xFF
        return !(lead == 0xF0 && next < 0x90) && !(lead == 0xF4 && next > 0x8F)
    }

    /** Returns the only UTF-16 character that the bytes in [[start], [end]) are, or -1 when they are none or no valid one. */
    public fun singleChar(bytes: ByteArray, start: Int, end: Int): Int {
        val length = end - start
        if (length !in 1..3) return -1
        val lead = bytes[start].toInt()
        if (length == 1) return if (lead >= 0) lead else -1
        if (lead >= 0 || sequenceLength(bytes, start, end) != length) return -1
        val bits = if (length == 2) lead and 0x1F else (lead and 0x0F shl 6) or (bytes[start + 1].toInt() and 0x3F)
        return (bits shl 6) or (bytes[end - 1].toInt() and 0x3F)
    }

    /** Returns the UTF-8 length of [text] in bytes, which has no lone surrogate. */
    public fun byteLength(text: String): Int {
        var length = text.length
        for (char in text) {
            if (char.code >= 0x80) length += if (char.code >= 0x800 && !char.isSurrogate()) 2 else 1
        }
        return length
    }

    /**
     * Writes [text] into [target] from [at] on and returns the end.
     *
     * Throws [MismatchException] on a lone surrogate, [IndexOutOfBoundsException] when the text does not fit.
     */
    public fun encode(text: String, target: ByteArray, at: Int): Int {
        // A character takes a byte or more: room for so many is checked once.
        if (at < 0 || text.length > target.size - at) refuseText(text.length, at, target.size)
        for (index in 0 until text.length) { // not its indices: a JS function asks what it is that has them
            val code = asciiAt(text, index)
            if (code >= 0x80) return encodeFrom(text, index, target, at + index)
            target[at + index] = code.toByte()
        }
        return at + text.length
    }

    private fun encodeFrom(text: String, fromIndex: Int, target: ByteArray, at: Int): Int {
        var out = at
        var index = fromIndex
        while (index < text.length) {
            val char = text[index].code
            if (char < 0x80) {
                target.writeByte(out++, char.toByte())
                index++
                continue
            }
            val code = codePoint(text, index)
            out = encodeCodePoint(code, target, out)
            index += if (code > 0xFFFF) 2 else 1
        }
        return out
    }

    internal fun codePoint(text: String, index: Int): Int {
        val high = text[index]
        if (!high.isSurrogate()) return high.code
        val isPair = high.isHighSurrogate() && index + 1 < text.length && text[index + 1].isLowSurrogate()
        if (!isPair) throw MismatchException("text without lone surrogates", "one at $index", -1)
        return 0x10000 + ((high.code - 0xD800) shl 10) + (text[index + 1].code - 0xDC00)
    }

    /** Writes one Unicode scalar value as UTF-8 and returns the end. */
    public fun encodeCodePoint(code: Int, target: ByteArray, at: Int): Int {
        when {
            code < 0x80 -> {
                target.writeByte(at, code.toByte())
                return at + 1
            }
            code < 0x800 -> {
                target.writeByte(at, (0xC0 or (code shr 6)).toByte())
                target.writeByte(at + 1, continuation(code))
                return at + 2
            }
            code < 0x10000 -> {
                target.writeByte(at, (0xE0 or (code shr 12)).toByte())
                target.writeByte(at + 1, continuation(code shr 6))
                target.writeByte(at + 2, continuation(code))
                return at + 3
            }
            else -> {
                target.writeByte(at, (0xF0 or (code shr 18)).toByte())
                target.writeByte(at + 1, continuation(code shr 12))
                target.writeByte(at + 2, continuation(code shr 6))
                target.writeByte(at + 3, continuation(code))
                return at + 4
            }
        }
    }

    private fun continuation(code: Int): Byte = (0x80 or (code and 0x3F)).toByte()

    /** Returns the text of the bytes in [[start], [end]), or null if they are not valid. */
    public fun decodeOrNull(bytes: ByteArray, start: Int, end: Int): String? = bytes.toTextOrNull(start, end)

    /** Returns the text of the bytes in [[start], [end]), which must be valid: each invalid byte becomes U+FFFD. */
    public fun decode(bytes: ByteArray, start: Int, end: Int): String = bytes.toText(start, end)
}
