package octavo.pack.generic

import octavo.core.Limits
import octavo.core.MalformedException
import octavo.core.MalformedKind
import octavo.core.MismatchException
import octavo.core.Utf8
import octavo.core.readIntLe
import octavo.core.readLongLe

/**
 * A message while it is read, checked byte by byte: section 7 of spec/pack.md says what is malformed, and where. Unless it [keeps] the
 * values, nothing is built of them, and coders return nothing of use: who only asks what is wrong has no room for a second message.
 */
internal class MessageSource(
    private val bytes: ByteArray,
    private val start: Int,
    private var end: Int,
    val limits: Limits,
    val trail: Trail = Trail(),
    keeps: Boolean = true,
) {
    /** Whether the values that are read now are kept. */
    var keeps: Boolean = keeps

    /** Index of the next byte. */
    var at: Int = start
        private set

    /** The byte from which columns are aligned (4.9). */
    private var base = start

    /** What it is to run out of bytes here. */
    private var endKind = MalformedKind.TRUNCATED

    /** Values open around the one that is read next. */
    var depth: Int = 0
        private set
    private val shared = ArrayList<String>()

    /** How many fields may be passed over, and how much of shared texts may be written out, from here on. */
    private var fieldsLeft = mostFields
    private var charsLeft = mostChars
    val numbers: KeyNumbers = KeyNumbers()

    init {
        if (start < 0 || end > bytes.size || start > end) throw IndexOutOfBoundsException("[$start, $end) of ${bytes.size} bytes")
    }

    /** How many bytes are left, of the message or of the open struct. */
    val left: Int get() = end - at

    fun fail(kind: MalformedKind, expected: String, found: String, index: Int = at): Nothing =
        throw MalformedException(expected, found, (index - start).toLong(), trail.path(), kind)

    /** Throws that the value that begins at [first] is none of the reader's type. */
    fun refuse(expected: String, found: String, first: Int): Nothing =
        throw MismatchException(expected, found, (first - start).toLong(), trail.path())

    private val mostFields: Long get() = maxOf(MIN_FIELDS, FIELDS_PER_BYTE * (end - start).toLong())

    private val mostChars: Long get() = maxOf(MIN_CHARS, limits.maxExpansion * (end - start).toLong())

    /** Counts [count] fields that are passed over (9.1): a schema may come from anywhere, and have very many that take no bytes. */
    fun passOver(count: Int) {
        fieldsLeft -= count
        if (fieldsLeft < 0) {
            val most = "at most $MIN_FIELDS fields that are passed over, or $FIELDS_PER_BYTE for each byte"
            fail(MalformedKind.LIMIT, most, "more")
        }
    }

    /** Counts [count] characters of a shared text, to which a few bytes refer, and which is written out in full. */
    fun writeOut(count: Int, first: Int) {
        charsLeft -= count
        if (charsLeft < 0) {
            val most = "at most $MIN_CHARS characters of shared texts that are written out, or ${limits.maxExpansion} for each byte"
            fail(MalformedKind.LIMIT, most, "more", first)
        }
    }

    /** Returns what [make] makes, or null if values are not kept. */
    inline fun <T> kept(make: () -> T): T? = if (keeps) make() else null

    /** Runs [read], whose values are kept if [keeps] says so. */
    inline fun <T> keeping(keeps: Boolean, read: () -> T): T {
        val outer = this.keeps
        this.keeps = keeps
        return read().also { this.keeps = outer }
    }

    /** Checks that [count] bytes are left. */
    fun need(count: Long) {
        if (count > left) fail(endKind, "$count bytes", "$left", end)
    }

    fun need(count: Int): Unit = need(count.toLong())

    /** Goes one value deeper. */
    inline fun <T> inside(read: () -> T): T {
        enter()
        val value = read()
        leave()
        return value
    }

    fun enter() {
        if (++depth > limits.maxDepth) fail(MalformedKind.LIMIT, "at most ${limits.maxDepth} values inside one another", "more")
    }

    fun leave() {
        depth--
    }

    /** Reads [length] bytes as the sections of an open struct (4.5); what [read] leaves is skipped. */
    inline fun <T> sections(length: Int, read: () -> T): T {
        need(length)
        val outerBase = base
        val outerEnd = end
        val outerEndKind = endKind
        enter(at, at + length, MalformedKind.SECTION)
        val value = read()
        at = end
        enter(outerBase, outerEnd, outerEndKind)
        return value
    }

    fun enter(base: Int, end: Int, endKind: MalformedKind) {
        this.base = base
        this.end = end
        this.endKind = endKind
    }

    fun byte(): Int {
        need(1)
        return bytes[at++].toInt() and 0xFF
    }

    /** Reads an unsigned integer of [width] bytes. */
    fun unsigned(width: Int): Long {
        need(width)
        val first = at
        at += width
        if (bytes.size - first >= 8) return bytes.readLongLe(first) and (-1L ushr (64 - 8 * width))
        var value = 0L
        for (index in 0 until width) value = value or ((bytes[first + index].toLong() and 0xFF) shl (8 * index))
        return value
    }

    /** Reads a varint (2.1). */
    fun varint(): Int = if (left > 0 && bytes[at] >= 0) bytes[at++].toInt() else longVarint()

    private fun longVarint(): Int {
        val first = at
        var value = 0L
        for (group in 0 until MAX_VARINT) {
            val byte = byte()
            value = value or ((byte and 0x7F).toLong() shl (7 * group))
            if (byte < 0x80) {
                if ((byte == 0 && group > 0) || value > Int.MAX_VALUE) break
                return value.toInt()
            }
        }
        fail(MalformedKind.VARINT, "the shortest varint of a number below 2^31", "another", first)
    }

    /** Passes over [count] bytes. */
    fun pass(count: Int) {
        need(count)
        at += count
    }

    /** Skips [count] bytes, which are zero. */
    fun zeros(count: Int) {
        need(count)
        for (index in at until at + count) if (bytes[index] != 0.toByte()) fail(MalformedKind.RESERVED, "$count zero bytes", "others")
        at += count
    }

    /** Skips the padding before a run of values of [width] bytes in columns (4.9). */
    fun align(width: Int): Unit = zeros((base - at).mod(width))

    /** Returns the unsigned integer of [width] bytes, 1 to 4, that stands at [index]; it has been read before. */
    fun word(index: Int, width: Int): Int {
        if (bytes.size - index >= 4) return bytes.readIntLe(index) and (-1 ushr (32 - 8 * width))
        var word = 0
        for (at in 0 until width) word = word or ((bytes[index + at].toInt() and 0xFF) shl (8 * at))
        return word
    }

    /** Reads a run of bits (5.1). */
    fun bits(count: Int): Bits {
        val first = at
        need((count + 7L) / 8)
        at += (count + 7) / 8
        if (count % 8 != 0 && (bytes[at - 1].toInt() and 0xFF) ushr (count % 8) != 0) {
            fail(MalformedKind.RESERVED, "zeros behind the last bit", "ones", at - 1)
        }
        return Bits(bytes, first)
    }

    /** A run of bits, from byte [first] on: they may say which values there are. */
    class Bits(private val bytes: ByteArray, private val first: Int) : Trail.Places {
        override fun isThere(index: Int): Boolean = (bytes[first + index / 8].toInt() ushr (index % 8)) and 1 != 0

        /** Returns how many of the first [count] bits are set. */
        fun sum(count: Int): Int {
            var sum = 0
            for (index in 0 until count) if (isThere(index)) sum++
            return sum
        }
    }

    /** Checks a [count] that stands at [first], of values of [minBits] each. */
    fun checkCount(count: Long, minBits: Int, first: Int): Int {
        if (count * minBits > left * 8L) fail(MalformedKind.COUNT, "values for the $left bytes that are left", "$count values", first)
        if (count > limits.maxElements) fail(MalformedKind.LIMIT, "at most ${limits.maxElements} values", "$count", first)
        return count.toInt()
    }

    /** Reads [length] bytes. */
    fun bytes(length: Long): ByteArray? {
        skip(length)
        return kept { bytes.copyOfRange(at - length.toInt(), at) }
    }

    /** Reads a text of [length] bytes. */
    fun text(length: Long): String? {
        skip(length)
        val first = at - length.toInt()
        kept { Utf8.decodeOrNull(bytes, first, at) }?.let { return it }
        val invalid = Utf8.firstInvalid(bytes, first, at)
        if (invalid >= 0) fail(MalformedKind.UTF8, "well-formed UTF-8", "something else", invalid)
        return null
    }

    private fun skip(length: Long) {
        need(length)
        if (length > limits.maxStringBytes) fail(MalformedKind.LIMIT, "at most ${limits.maxStringBytes} bytes", "$length", at)
        at += length.toInt()
    }

    /** How many shared texts there are. */
    val sharedCount: Int get() = shared.size

    /** Reads a text of [length] bytes, which joins the shared ones. */
    fun share(length: Long): String {
        val text = checkNotNull(keeping(true) { text(length) })
        shared += text
        numbers.join(text)
        return text
    }

    fun shared(index: Int): String {
        numbers.meet(index)
        return shared[index]
    }

    /** Forgets the shared texts from [count] on. */
    fun keepShared(count: Int) {
        while (shared.size > count) shared.removeAt(shared.lastIndex)
        numbers.keep(count)
    }

    private companion object {
        const val MAX_VARINT = 5

        /** So many fields are read in about a second. */
        const val MIN_FIELDS = 1L shl 20

        /** A byte has 8 that take a bit, and any number of enums of one name. */
        const val FIELDS_PER_BYTE = 16

        const val MIN_CHARS = 1L shl 20
    }
}
