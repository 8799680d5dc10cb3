package octavo.flex

import octavo.core.MalformedException
import kotlin.jvm.JvmOverloads

/**
 * The UTF-8 bytes of a string or key, read in place in the message: it is compared and hashed without creating a [String].
 *
 * Two texts are equal when their bytes are equal. They are ordered by their bytes, which is the order of their code points.
 *
 * @property byteCount length in bytes
 */
public class FlexText internal constructor(
    private val owner: FlexValue,
    internal val start: Long,
    public val byteCount: Int,
) : Comparable<FlexText> {
    private val memory: Memory get() = owner.memory

    /** Position of the first byte in the message. */
    internal val offset: Long get() = start

    /** Calls [block] with an array that holds the bytes, and where in it they start. */
    internal fun <R> use(block: (bytes: ByteArray, start: Int) -> R): R = memory.window(start, byteCount, block)

    /** Returns the byte at [index]. */
    public fun byteAt(index: Int): Byte {
        requireIndex(index, byteCount)
        return memory.byteAt(start + index)
    }

    /** Copies the bytes into [target] at [targetIndex]. */
    @JvmOverloads
    public fun copyInto(target: ByteArray, targetIndex: Int = 0) {
        memory.copyInto(target, targetIndex, start, byteCount)
    }

    /** Returns whether this text is equal to [text]. */
    public fun contentEquals(text: String): Boolean {
        var at = 0
        var index = 0
        while (index < text.length && at < byteCount) {
            val code = text[index].code
            if (code >= 0x80) return memory.textOrNull(start, byteCount) == text // rare enough to go the long way
            if (memory.byteAt(start + at).toInt() != code) return false
            at++
            index++
        }
        return index == text.length && at == byteCount
    }

    override fun compareTo(other: FlexText): Int {
        for (index in 0 until minOf(byteCount, other.byteCount)) {
            val left = memory.byteAt(start + index).toInt() and 0xFF
            val right = other.memory.byteAt(other.start + index).toInt() and 0xFF
            if (left != right) return left - right
        }
        return byteCount - other.byteCount
    }

    override fun equals(other: Any?): Boolean = other is FlexText && byteCount == other.byteCount && hasBytesOf(other)

    /** Copies nothing, also where the memory is no array. */
    private fun hasBytesOf(other: FlexText): Boolean {
        var index = 0
        while (index + 4 <= byteCount) {
            if (memory.intAt(start + index) != other.memory.intAt(other.start + index)) return false
            index += 4
        }
        while (index < byteCount) {
            if (memory.byteAt(start + index) != other.memory.byteAt(other.start + index)) return false
            index++
        }
        return true
    }

    /** Hashes the bytes as [String] hashes its characters, so that ASCII text has the hash of its String. */
    override fun hashCode(): Int = memory.window(start, byteCount) { bytes, from ->
        var hash = 0
        for (index in from until from + byteCount) hash = 31 * hash + (bytes[index].toInt() and 0xFF)
        hash
    }

    /** Makes a [String]; bytes that are not UTF-8 throw [MalformedException]. */
    override fun toString(): String = memory.textOrNull(start, byteCount) ?: throw notUtf8()

    private fun notUtf8(): MalformedException {
        val at = memory.firstInvalidUtf8(start, start + byteCount)
        return MalformedException("UTF-8", "byte ${memory.byteAt(at).toInt() and 0xFF}", at, owner.briefPath)
    }
}
