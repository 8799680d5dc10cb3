package octavo.pack.generic

import octavo.core.GrowableBytes
import octavo.core.Limits
import octavo.core.MismatchException
import octavo.core.Utf8
import octavo.core.number.DoubleText
import octavo.core.writeLongLe
import octavo.pack.SharedTexts
import octavo.pack.loneSurrogate

/**
 * A message while it is written, with at most [maxDepth] values inside one another; or if it [isKey], a key that is to be compared with
 * others: the maps in it do not compare theirs, and what [keyNumbers] has a number for is written as that.
 */
internal class MessageSink(
    private val maxDepth: Int = Limits.DEFAULT.maxDepth,
    val isKey: Boolean = false,
    val keyNumbers: KeyNumbers? = null,
) {
    val out: GrowableBytes = GrowableBytes()
    val trail: Trail = Trail()

    /** The byte from which columns are aligned (4.9). */
    private var base = 0

    private var depth = 0
    private val shared by lazy(LazyThreadSafetyMode.NONE) { SharedTexts() }
    val numbers: KeyNumbers = KeyNumbers()

    fun toByteArray(): ByteArray = out.bytes.copyOf(out.size)

    /** Throws that [value] stands where a value of the type [expected] should. */
    fun refuse(expected: String, value: Any?): Nothing =
        throw MismatchException(expected, described(value), offset = -1, path = trail.path())

    private fun described(value: Any?): String = when (value) {
        is String -> "\"$value\""
        is Int -> "$value" // a Double, too, in JavaScript
        is Double -> DoubleText.string(value)
        is Collection<*> -> "${value.size} values"
        is Map<*, *> -> "${value.size} entries"
        else -> value.toString()
    }

    /** Goes one value deeper, into [value]. */
    fun enter(value: Any?) {
        if (++depth > maxDepth) refuse("at most $maxDepth values inside one another", value)
    }

    fun leave() {
        depth--
    }

    /** Writes the lowest [width] bytes of [bits]. */
    fun unsigned(bits: Long, width: Int) {
        out.reserve(8)
        out.bytes.writeLongLe(out.size, bits)
        out.size += width
    }

    /** Writes a varint (2.1). */
    fun varint(value: Int) {
        var rest = value
        while (rest >= 0x80) {
            out.append((rest or 0x80).toByte())
            rest = rest ushr 7
        }
        out.append(rest.toByte())
    }

    /** Writes zeros up to a multiple of [width] (4.9). */
    fun align(width: Int): Unit = out.appendZeros((base - out.size).mod(width))

    /** Writes a run of bits (5.1). */
    inline fun bits(count: Int, isSet: (index: Int) -> Boolean) {
        val start = out.size
        out.appendZeros((count + 7) ushr 3)
        for (index in 0 until count) if (isSet(index)) setBit(start, index)
    }

    fun setBit(start: Int, index: Int) {
        val at = start + (index ushr 3)
        out.bytes[at] = (out.bytes[at].toInt() or (1 shl (index and 7))).toByte()
    }

    fun bytes(value: ByteArray): Unit = out.append(value, 0, value.size)

    /** Writes a text that takes [length] bytes. */
    fun text(value: String, length: Int) {
        out.reserve(length)
        out.size = Utf8.encode(value, out.bytes, out.size)
    }

    /** Returns how many bytes [text] takes. */
    fun length(text: String): Int {
        val length = Utf8.byteLength(text)
        val lone = if (length == text.length) -1 else loneSurrogate(text)
        if (lone >= 0) refuse("text without lone surrogates", "one at $lone")
        return length
    }

    /** Writes what [write] does as the sections of an open struct (4.5), with their length before them. */
    inline fun sections(write: () -> Unit) {
        val outerBase = base
        val start = out.size
        base = start
        write()
        base = outerBase
        insertLength(start)
    }

    fun insertLength(start: Int) {
        val length = out.size - start
        varint(length)
        val width = out.size - start - length
        out.bytes.copyInto(out.bytes, start + width, start, start + length)
        out.size = start
        varint(length)
        out.size = start + width + length
    }

    /** Returns the index of the shared [text], or -1 if it is new; then it has one from now on. */
    fun sharedIndex(text: String): Int {
        val index = shared.indexOf(text)
        if (index < 0) numbers.join(text) else numbers.meet(index)
        return index
    }

    /** How many shared texts there are. */
    val sharedCount: Int get() = shared.count

    /** Forgets the shared texts from [count] on. */
    fun keepShared(count: Int) {
        shared.truncate(count)
        numbers.keep(count)
    }
}
