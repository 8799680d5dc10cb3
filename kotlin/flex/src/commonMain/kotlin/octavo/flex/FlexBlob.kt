package octavo.flex

import kotlin.jvm.JvmOverloads

/**
 * The bytes of a blob, read in place in the message.
 *
 * @property size length in bytes
 */
public class FlexBlob internal constructor(private val memory: Memory, private val start: Long, public val size: Int) {
    /** Calls [block] with an array that holds the bytes, and where in it they start. */
    internal fun <R> use(block: (bytes: ByteArray, start: Int) -> R): R = memory.window(start, size, block)

    /** Returns the byte at [index]. */
    public operator fun get(index: Int): Byte {
        requireIndex(index, size)
        return memory.byteAt(start + index)
    }

    /** Copies the bytes in [[startIndex], [endIndex]) into [target] at [targetIndex]. */
    @JvmOverloads
    public fun copyInto(target: ByteArray, targetIndex: Int = 0, startIndex: Int = 0, endIndex: Int = size) {
        requireSpan(startIndex, endIndex, size)
        memory.copyInto(target, targetIndex, start + startIndex, endIndex - startIndex)
    }

    /** Returns a copy of the bytes. */
    public fun toByteArray(): ByteArray = ByteArray(size).also { copyInto(it) }
}

internal fun requireIndex(index: Int, size: Int) {
    if (index < 0 || index >= size) throw IndexOutOfBoundsException("index $index is not in [0, $size)")
}

/** Throws where [start] to [end] is not inside an array of [size]: those of JavaScript take what is written outside. */
internal fun requireSpan(start: Int, end: Int, size: Int) {
    if (start < 0 || start > end || end > size) throw IndexOutOfBoundsException("[$start, $end) is not inside [0, $size)")
}
