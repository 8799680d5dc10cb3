package octavo.pack.generic

import octavo.core.Limits
import octavo.core.MalformedException
import octavo.core.MalformedKind
import octavo.core.Utf8

/** A message while it is read, checked byte by byte: section 7 of spec/pack.md says what is malformed, and where. */
internal class MessageSource(
    private val bytes: ByteArray,
    private val start: Int,
    private var end: Int,
    val limits: Limits,
    val trail: Trail = Trail(),
) {
    /** Index of the next byte. */
    var at: Int = start
        private set

    /** The byte from which columns are aligned (4.9). */
    private var base = start

    /** What it is to run out of bytes here. */
    private var endKind = MalformedKind.TRUNCATED

    private var depth = 0
    private val shared = ArrayList<String>()
    val numbers: SharedNumbers = SharedNumbers()

    init {
        if (start < 0 || end > bytes.size || start > end) throw IndexOutOfBoundsException("[$start, $end) of ${bytes.size} bytes")
    }

    /** How many bytes are left, of the message or of the open struct. */
    val left: Int get() = end - at

    fun fail(kind: MalformedKind, expected: String, found: String, index: Int = at): Nothing =
        throw MalformedException(expected, found, (index - start).toLong(), trail.path(), kind)

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
        val outer = Outer(base, end, endKind)
        open(length)
        val value = read()
        close(outer)
        return value
    }

    class Outer(val base: Int, val end: Int, val endKind: MalformedKind)

    fun open(length: Int) {
        base = at
        end = at + length
        endKind = MalformedKind.SECTION
    }

    fun close(outer: Outer) {
        at = end
        base = outer.base
        end = outer.end
        endKind = outer.endKind
    }

    fun byte(): Int {
        need(1)
        return bytes[at++].toInt() and 0xFF
    }

    /** Reads an unsigned integer of [width] bytes. */
    fun unsigned(width: Int): Long {
        need(width)
        var value = 0L
        for (index in 0 until width) value = value or ((bytes[at++].toLong() and 0xFF) shl (8 * index))
        return value
    }

    /** Reads a varint (2.1). */
    fun varint(): Int {
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

    /** Skips [count] bytes, which are zero. */
    fun zeros(count: Int) {
        need(count)
        for (index in at until at + count) if (bytes[index] != 0.toByte()) fail(MalformedKind.RESERVED, "$count zero bytes", "others")
        at += count
    }

    /** Skips the padding before a run of values of [width] bytes in columns (4.9). */
    fun align(width: Int): Unit = zeros((base - at).mod(width))

    /** Reads a run of bits (5.1). */
    fun bits(count: Int): BooleanArray {
        val first = at
        need((count + 7L) / 8)
        at += (count + 7) / 8
        if (count % 8 != 0 && (bytes[at - 1].toInt() and 0xFF) ushr (count % 8) != 0) {
            fail(MalformedKind.RESERVED, "zeros behind the last bit", "ones", at - 1)
        }
        return BooleanArray(count) { (bytes[first + it / 8].toInt() ushr (it % 8)) and 1 != 0 }
    }

    /** Checks a [count] that stands at [first], of values of [minBits] each. */
    fun checkCount(count: Long, minBits: Int, first: Int): Int {
        if (count * minBits > left * 8L) fail(MalformedKind.COUNT, "values for the $left bytes that are left", "$count values", first)
        if (count > limits.maxElements) fail(MalformedKind.LIMIT, "at most ${limits.maxElements} values", "$count", first)
        return count.toInt()
    }

    /** Reads [length] bytes. */
    fun bytes(length: Long): ByteArray {
        skip(length)
        return bytes.copyOfRange(at - length.toInt(), at)
    }

    /** Reads a text of [length] bytes. */
    fun text(length: Long): String {
        skip(length)
        val invalid = Utf8.firstInvalid(bytes, at - length.toInt(), at)
        if (invalid >= 0) fail(MalformedKind.UTF8, "well-formed UTF-8", "something else", invalid)
        return Utf8.decode(bytes, at - length.toInt(), at)
    }

    private fun skip(length: Long) {
        need(length)
        if (length > limits.maxStringBytes) fail(MalformedKind.LIMIT, "at most ${limits.maxStringBytes} bytes", "$length", at)
        at += length.toInt()
    }

    /** How many shared texts there are. */
    val sharedCount: Int get() = shared.size

    fun share(text: String) {
        shared += text
        numbers.join(text)
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
    }
}
