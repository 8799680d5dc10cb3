package octavo.pack

import octavo.core.GrowableBytes
import octavo.core.Limits
import octavo.core.MismatchException
import octavo.core.OctavoException
import octavo.core.TextEncoder
import octavo.core.copyOfMessage
import octavo.core.pathStep
import octavo.core.unwritable
import octavo.core.writeDoubleLe
import octavo.core.writeFloatLe
import octavo.core.writeIntLe
import octavo.core.writeLongLe
import octavo.core.writeShortLe
import octavo.core.writeZigzagLe
import kotlin.jvm.JvmField

/**
 * Writes one pack message after another; numbers in parentheses are rules of spec/pack.md. Not safe for use by several threads at once.
 *
 * A coder makes room for a struct's header, fixed block and compressed block together, skips the bytes of the header, writes the rest
 * in order, and fills in the header when it knows all codes:
 * ```
 * to.enter()
 * val header = to.startStruct(headerBytes = 1, byteCount = 13)
 * to.putFixed(value.price)
 * var codes = to.putInt(value.id)
 * codes = codes or (to.writeText(value.name) shl 2)
 * to.putHeader1(header, codes)
 * to.leave()
 * ```
 * Functions named `put...` write into room that the caller has made; functions named `write...` make the room themselves.
 */
public class PackWriter {
    private val output = GrowableBytes(INITIAL_CAPACITY)
    private val texts = TextEncoder()
    private val shared = SharedTexts()
    internal val origins = Origins().also { it.begin(0) }

    /** The array that holds the message; making room may replace it. */
    @JvmField
    public var bytes: ByteArray = output.bytes

    /** Index of the next byte. */
    @JvmField
    public var at: Int = 0

    /** How many values are around what is written next, and how many may be: 64 unless a [Pack] has other limits. */
    internal var depth = 0
        private set
    internal var maxDepth: Int = Limits.DEFAULT.maxDepth

    /** Enters a struct, a list or another value that contains values; [leave] leaves it. Throws [MismatchException] if nested too deep. */
    public fun enter() {
        if (++depth > maxDepth) failDepth()
    }

    private fun failDepth(): Nothing = throw MismatchException("at most $maxDepth values inside one another", "more", offset = -1)

    /** Leaves the value entered last. */
    public fun leave() {
        depth--
    }

    /** Returns the exception for [thrown] while the field or element named [place] is written; each enclosing value adds its own place. */
    public fun failure(thrown: Exception, place: Any): OctavoException = unwritable(thrown, pathStep(place))

    /** Makes room for [count] bytes and for the widest integer's overlapping store. */
    public fun reserve(count: Int) {
        if (bytes.size - at < count + SLACK) grow(count + SLACK)
    }

    /** Makes room for [count] values of [width] bytes, at most 8; a product beyond an Int counts as more than an array can hold. */
    public fun reserve(count: Int, width: Int): Unit = reserve(if (count < MANY || count <= MOST / width) count * width else MOST)

    private fun grow(count: Int) {
        output.size = at
        output.reserve(count)
        bytes = output.bytes
    }

    /** Returns the message written since the last [clear]. */
    public fun finish(): ByteArray = bytes.copyOfMessage(0, at)

    /**
     * Copies the message written since the last [clear] into [target] from [start] on and returns the index after it; throws
     * [IndexOutOfBoundsException] when it does not fit.
     */
    public fun finish(target: ByteArray, start: Int): Int {
        if (start < 0 || target.size - start < at) throw IndexOutOfBoundsException("$at bytes at $start of ${target.size}")
        bytes.copyInto(target, start, 0, at)
        return start + at
    }

    /** Discards the message written so far and begins another. */
    public fun clear() {
        at = 0
        depth = 0
        origins.begin(0)
        shared.clear()
        if (bytes.size > KEPT_CAPACITY) {
            output.trim(KEPT_CAPACITY)
            bytes = output.bytes
        }
    }

    // Headers (3.2). A word has up to 32 bits; only the last one has fewer than 4 bytes.

    /**
     * Makes room for [byteCount] bytes, the first [headerBytes] of which are the header, and returns the index of the header. A coder
     * calls [enter] before the struct and [leave] after it, while [PackReader.startStruct] enters by itself.
     */
    public fun startStruct(headerBytes: Int, byteCount: Int): Int {
        reserve(byteCount)
        val header = at
        at = header + headerBytes
        return header
    }

    /** Writes a header, or its last word, of one byte. */
    public fun putHeader1(header: Int, codes: Int) {
        bytes[header] = codes.toByte()
    }

    /** Writes a header, or its last word, of two bytes. */
    public fun putHeader2(header: Int, codes: Int) {
        bytes.writeShortLe(header, codes.toShort())
    }

    /** Writes a header, or its last word, of three bytes. */
    public fun putHeader3(header: Int, codes: Int) {
        bytes.writeShortLe(header, codes.toShort())
        bytes[header + 2] = (codes ushr 16).toByte()
    }

    /** Writes a header, or a word of it, of four bytes. */
    public fun putHeader4(header: Int, codes: Int) {
        bytes.writeIntLe(header, codes)
    }

    // The fixed block (3.4).

    /** Writes one byte. */
    public fun putFixed(value: Byte) {
        bytes[at++] = value
    }

    /** Writes two bytes. */
    public fun putFixed(value: Short) {
        bytes.writeShortLe(at, value)
        at += 2
    }

    /** Writes four bytes. */
    public fun putFixed(value: Int) {
        bytes.writeIntLe(at, value)
        at += 4
    }

    /** Writes eight bytes. */
    public fun putFixed(value: Long) {
        bytes.writeLongLe(at, value)
        at += 8
    }

    /** Writes four bytes. */
    public fun putFixed(value: Float) {
        bytes.writeFloatLe(at, value)
        at += 4
    }

    /** Writes eight bytes. */
    public fun putFixed(value: Double) {
        bytes.writeDoubleLe(at, value)
        at += 8
    }

    // The compressed block (2.2, 3.5).

    /** Writes a `vi32` and returns its width code. */
    public fun putInt(value: Int): Int = putUnsigned(zigzag(value))

    /** Writes a `vu32` with the bits of [value] and returns its width code. */
    public fun putUnsigned(value: Int): Int {
        val code = widthCode(value)
        bytes.writeIntLe(at, value)
        at += code + 1
        return code
    }

    /** Writes a `vi64` or a `vi53` and returns its width code. */
    public fun putLong(value: Long): Int = bytes.writeZigzagLe(at, value).also { at += it } - 1

    /** Writes a `vu64` or a `vu53` with the bits of [value] and returns its width code. */
    public fun putUnsigned(value: Long): Int {
        val code = widthCode(value)
        bytes.writeLongLe(at, value)
        at += code + 1
        return code
    }

    /** Writes the bits of a compressed integer in [code] + 1 bytes (5.3). */
    public fun putWide(bits: Int, code: Int) {
        bytes.writeIntLe(at, bits)
        at += code + 1
    }

    /** Writes the bits of a compressed integer in [code] + 1 bytes (5.3). */
    public fun putWide(bits: Long, code: Int) {
        bytes.writeLongLe(at, bits)
        at += code + 1
    }

    // The variable block (4).

    /** Writes the part of a `str` that is in the variable block and returns its code, 0 to 15. */
    public fun writeText(text: String): Int = writeText(text, LONG_TEXT, LONG_TEXT)

    /** Writes the part of a `str?` that is in the variable block and returns its code, 0 to 15. */
    public fun writeTextOrNull(text: String?): Int = when {
        text == null -> 0
        text.isEmpty() -> writeEmpty()
        else -> writeText(text, LONG_TEXT, LONG_TEXT - 1)
    }

    /** An optional value that is empty: code 0 says that there is none. */
    private fun writeEmpty(): Int {
        writeVarint(0)
        return LONG_TEXT
    }

    /**
     * Writes [text], and before it, if it has [threshold] bytes or more, a varint of what its length has above [base]. Returns the
     * lesser of threshold and length. Short ASCII, of which most texts are, takes no call: 28 texts, 226 ns on JDK 25 instead of 263.
     */
    private fun writeText(text: String, threshold: Int, base: Int): Int {
        val length = text.length
        val bytes = bytes
        var textAt = at
        if (length < SHORT_TEXT && bytes.size - textAt > SHORT_TEXT) {
            if (length >= threshold) bytes[textAt++] = (length - base).toByte()
            if (bytes.putAscii(textAt, text)) {
                at = textAt + length
                return if (length < threshold) length else threshold
            }
        }
        return writeAnyText(text, threshold, base)
    }

    private fun writeAnyText(text: String, threshold: Int, base: Int): Int {
        val chars = text.length
        reserve(chars + 2, width = 3) // MAX_VARINT, too
        val start = at
        if (chars >= threshold) putVarint(chars - base)
        val textAt = at
        val end = texts.encode(text, bytes, textAt)
        if (end - textAt != chars) return moveText(start, textAt, end, threshold, base)
        at = end
        return if (chars < threshold) chars else threshold
    }

    /** Writes the varint of a text that has more bytes than characters, and so perhaps a wider one. */
    private fun moveText(start: Int, textAt: Int, end: Int, threshold: Int, base: Int): Int {
        val length = end - textAt
        at = if (length < threshold) end else start
        if (length < threshold) return length
        val place = start + varintWidth(length - base)
        if (place != textAt) bytes.copyInto(bytes, place, textAt, end)
        putVarint(length - base)
        at = place + length
        return threshold
    }

    /** Writes a lone `str` (5.6). */
    public fun writeLoneText(text: String) {
        writeText(text, 0, 0)
    }

    /** Writes the part of `bytes` that is in the variable block and returns their code, 0 to 15. */
    public fun writeBytes(value: ByteArray): Int = writeBytes(value, LONG_TEXT, LONG_TEXT)

    /** Writes the part of `bytes?` that is in the variable block and returns their code, 0 to 15. */
    public fun writeBytesOrNull(value: ByteArray?): Int = when {
        value == null -> 0
        value.isEmpty() -> writeEmpty()
        else -> writeBytes(value, LONG_TEXT, LONG_TEXT - 1)
    }

    /** Writes lone `bytes` (5.6). */
    public fun writeLoneBytes(value: ByteArray) {
        writeBytes(value, 0, 0)
    }

    private fun writeBytes(value: ByteArray, threshold: Int, base: Int): Int {
        val length = value.size
        reserve(length + MAX_VARINT)
        if (length >= threshold) putVarint(length - base)
        value.copyInto(bytes, at)
        at += length
        return if (length < threshold) length else threshold
    }

    /** Writes a `shared` text (4.3): the text itself when it first occurs, later a reference to its number in order of first occurrence. */
    public fun writeShared(text: String) {
        val index = shared.indexOf(text)
        if (index >= 0) return writeVarint(2 * index + 1)
        if (text.length > MAX_SHARED) failShared(text)
        reserve(text.length * 3 + MAX_VARINT)
        val start = at
        val textAt = start + varintWidth(2 * text.length)
        val end = texts.encode(text, bytes, textAt)
        val length = end - textAt
        val place = start + varintWidth(2 * length)
        if (place != textAt) bytes.copyInto(bytes, place, textAt, end)
        putVarint(2 * length)
        at = place + length
    }

    private fun failShared(text: String): Nothing =
        throw MismatchException("a shared text of at most $MAX_SHARED characters", "${text.length}", offset = -1)

    /** Writes a varint (2.1) of [value], which is not negative. */
    public fun writeVarint(value: Int) {
        reserve(MAX_VARINT)
        putVarint(value)
    }

    /** Writes a varint (2.1) of [value], which is not negative. */
    public fun putVarint(value: Int) {
        if (value < 0x80) putFixed(value.toByte()) else putLongVarint(value)
    }

    private fun putLongVarint(value: Int) {
        var rest = value
        while (rest >= 0x80) {
            bytes[at++] = (rest or 0x80).toByte()
            rest = rest ushr 7
        }
        bytes[at++] = rest.toByte()
    }

    /** Writes the count of a list of compressed integers, and its [widthCode] (4.6). */
    public fun writeCount(count: Int, widthCode: Int) {
        reserve(1 + MAX_VARINT)
        val code = if (count < LONG_LIST) count else LONG_LIST
        bytes[at++] = (code or (widthCode shl 4)).toByte()
        if (code == LONG_LIST) putVarint(count - LONG_LIST)
    }

    /** Enters an open struct (4.5) and returns the index of its length, to be passed to [endOpen]. */
    public fun startOpen(): Int {
        enter()
        reserve(1)
        origins.enter(at + 1)
        return at++
    }

    /** The number of shared texts so far; its value after the first section of an open struct is to be passed to [endOpen]. */
    public val sharedCount: Int get() = shared.count

    /** Leaves the open struct begun at [start]; shared texts from number [sharedCount] on were written in later sections. */
    public fun endOpen(start: Int, sharedCount: Int) {
        shared.truncate(sharedCount)
        origins.leave()
        val length = at - start - 1
        val more = varintWidth(length) - 1
        reserve(more)
        if (more > 0) bytes.copyInto(bytes, start + 1 + more, start + 1, at)
        at = start
        putVarint(length)
        at += length
        leave()
    }

    /** Writes a struct that has nothing: one zero byte. */
    public fun writeEmptyStruct() {
        reserve(1)
        bytes[at++] = 0
    }

    public companion object {
        private const val INITIAL_CAPACITY = 512

        /** A longer array is not kept between messages. */
        private const val KEPT_CAPACITY = 1 shl 20

        /** An integer is stored in 8 bytes, of which those that it does not need are overwritten. */
        private const val SLACK = 8
        private const val MAX_VARINT = 5

        private const val MOST = Int.MAX_VALUE - SLACK

        /** Fewer values have less than 2 GiB, whatever their width: they take no division. */
        private const val MANY = 1 shl 27

        /** The most characters of a shared text, each of which may take three bytes: twice as many are the most that a varint has. */
        internal const val MAX_SHARED = Int.MAX_VALUE / 6

        /** The length from which a text has a varint (4.2). */
        private const val LONG_TEXT = 15

        /** The count from which a list of compressed integers has a varint (4.6). */
        private const val LONG_LIST = 15

        /** The length from which texts are left to the platform. */
        private const val SHORT_TEXT = 16

        /** Returns how many bytes hold the unsigned [value], less 1. */
        public fun widthCode(value: Int): Int = (31 - (value or 1).countLeadingZeroBits()) ushr 3

        /** Returns how many bytes hold the unsigned [value], less 1. */
        public fun widthCode(value: Long): Int = (63 - (value or 1).countLeadingZeroBits()) ushr 3

        /** Returns the unsigned bits of the signed [value] (2.2). */
        public fun zigzag(value: Int): Int = (value shl 1) xor (value shr 31)

        /** Returns the unsigned bits of the signed [value] (2.2). */
        public fun zigzag(value: Long): Long = (value shl 1) xor (value shr 63)
    }
}
