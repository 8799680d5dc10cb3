package octavo.flex.json

import octavo.core.ByteInput
import octavo.core.GrowableBytes
import octavo.core.Limits
import octavo.core.MalformedException
import octavo.core.readLongLe

/**
 * The bytes of JSON texts, as one array or as a window that moves along a stream; knows white space and nothing else.
 *
 * Hot loops copy [bytes] and [end] into locals and do so again after each [refill].
 */
internal class JsonSource(limits: Limits) {
    /** The nesting at [at]: errors name it. */
    val path = JsonPath(limits.maxDepth)

    var bytes = EMPTY
        private set

    /** The next byte to look at. */
    var at = 0

    /** Index after the last byte in [bytes]. */
    var end = 0
        private set

    /** What [refill] must keep begins here. */
    var mark = 0

    /** Position of `bytes[0]` in the input. */
    private var base = 0L
    private var input: ByteInput? = null
    private var window = EMPTY

    /** Position of the next byte in the input. */
    val position: Long get() = base + at

    fun open(bytes: ByteArray, fromIndex: Int, toIndex: Int) = open(bytes, fromIndex, toIndex, null)

    fun open(input: ByteInput) {
        if (window.size != WINDOW_SIZE) window = ByteArray(WINDOW_SIZE)
        open(window, 0, 0, input)
    }

    private fun open(bytes: ByteArray, fromIndex: Int, toIndex: Int, input: ByteInput?) {
        check(this.bytes === EMPTY) { "an import reads one text at a time: make another one" }
        begin(bytes, fromIndex, toIndex, input)
    }

    private fun begin(bytes: ByteArray, fromIndex: Int, toIndex: Int, input: ByteInput?) {
        this.bytes = bytes
        this.input = input
        at = fromIndex
        mark = fromIndex
        end = toIndex
        base = -fromIndex.toLong()
        path.clear()
    }

    /** Lets go of the input. */
    fun close() = begin(EMPTY, 0, 0, null)

    /** Whether there may be more bytes after [end]. */
    val isOpen: Boolean get() = input != null

    /** Brings in bytes after [end], keeping those from [mark] on, or returns false at the end of the input. */
    fun refill(): Boolean {
        val input = input ?: return false
        makeRoom()
        val count = input.read(bytes, end, bytes.size)
        check(count != 0 && count <= bytes.size - end) { "an input has read $count bytes, and not 1 to ${bytes.size - end}" }
        if (count > 0) end += count else this.input = null
        return count > 0
    }

    private fun makeRoom() {
        if (mark > 0) {
            bytes.copyInto(bytes, 0, mark, end)
            base += mark
            at -= mark
            end -= mark
            mark = 0
        }
        if (end < bytes.size) return
        if (end == GrowableBytes.MAX_CAPACITY) fail("a string or number of less than 2 GiB", "one that goes on", at)
        bytes = bytes.copyOf(minOf(end * 2L, GrowableBytes.MAX_CAPACITY.toLong()).toInt())
    }

    /** Skips white space and returns the byte that follows, at [at], or [END]. */
    fun next(): Int {
        do {
            val bytes = bytes
            val end = end
            var at = at
            while (at < end) {
                val byte = bytes[at].toInt()
                if (!isWhiteSpace(byte)) {
                    this.at = at
                    return byte and 0xFF
                }
                at++
                while (end - at >= 8 && bytes.readLongLe(at) == EIGHT_SPACES) at += 8
            }
            this.at = at
            mark = at
        } while (refill())
        return END
    }

    private fun isWhiteSpace(byte: Int) = byte == ' '.code || byte == '\n'.code || byte == '\r'.code || byte == '\t'.code

    /** Says whether [count] more bytes, from [mark] at the latest on, are in the window. */
    fun has(count: Int): Boolean {
        while (end - at < count) if (!refill()) return false
        return true
    }

    /** Index of what stands at a [position] of the input; less than 0 if that is gone. */
    fun indexOf(position: Long): Int = (position - base).toInt()

    /** Says that [expected] should have been at index [position] of the window. */
    fun fail(expected: String, position: Int): Nothing = fail(expected, if (position < end) describe(position) else "the end", position)

    fun fail(expected: String, found: String, position: Int): Nothing =
        throw MalformedException(expected, found + place(position), base + position, path.toString())

    private fun describe(position: Int): String = when (val byte = bytes[position].toInt()) {
        in 0x21..0x7E -> "'${byte.toChar()}'"
        else -> if (isByteOrderMark(position)) "a byte order mark" else "byte 0x" + (byte and 0xFF).toString(16).padStart(2, '0')
    }

    /** Whether the input begins, at [position], with the mark of UTF-8 or of one of the UTF-16s. */
    private fun isByteOrderMark(position: Int) = base + position == 0L &&
        listOf("efbbbf", "feff", "fffe").any { bytes.toHexString(position, minOf(end, position + it.length / 2)) == it }

    /** Line and column, where no bytes of the input are gone yet. */
    private fun place(position: Int): String {
        if (base > 0) return ""
        val start = -base.toInt()
        var line = 1
        var lineStart = start
        for (index in start until position) {
            if (bytes[index] == '\n'.code.toByte()) {
                line++
                lineStart = index + 1
            }
        }
        return " in line $line, column ${position - lineStart + 1}"
    }

    companion object {
        /** What [next] returns at the end of the input. */
        const val END: Int = -1
        private const val WINDOW_SIZE = 64 * 1024
        private const val EIGHT_SPACES = 0x2020202020202020L
        private val EMPTY = ByteArray(0)
    }
}
