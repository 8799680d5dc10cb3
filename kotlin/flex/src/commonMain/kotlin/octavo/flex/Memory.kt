package octavo.flex

import octavo.core.MalformedException
import octavo.core.Utf8

/**
 * Random access to the bytes of one message: an array; on the JVM also buffers and mapped files of any length; on Native also the
 * memory behind a pointer.
 *
 * Positions count from the first byte of the message. Reading outside [0, [size]) throws [MalformedException],
 * because every position that a reader computes comes from the message itself.
 */
public abstract class Memory internal constructor() {
    /** Length in bytes. */
    public abstract val size: Long

    /** Returns the byte at [at]. */
    public abstract fun byteAt(at: Long): Byte

    /** Returns the 16-bit little-endian integer at [at]. */
    public abstract fun shortAt(at: Long): Short

    /** Returns the 32-bit little-endian integer at [at]. */
    public abstract fun intAt(at: Long): Int

    /** Returns the 64-bit little-endian integer at [at]. */
    public abstract fun longAt(at: Long): Long

    /** Copies [byteCount] bytes from [at] on into [target] at [targetIndex]. */
    public abstract fun copyInto(target: ByteArray, targetIndex: Int, at: Long, byteCount: Int)

    /** Overwrites the bytes from [at] on with those of [source] in [[start], [end]). */
    internal abstract fun write(at: Long, source: ByteArray, start: Int, end: Int)

    /** Calls [use] with an array that holds the [byteCount] bytes at [at], and where in it they start. */
    internal open fun <R> window(at: Long, byteCount: Int, use: (bytes: ByteArray, start: Int) -> R): R {
        requireRange(at, byteCount.toLong()) // before anything is allocated
        val copy = ByteArray(byteCount)
        copyInto(copy, 0, at, byteCount)
        return use(copy, 0)
    }

    /** Returns the text of the [byteCount] bytes at [at], or null if they are not UTF-8. */
    internal fun textOrNull(at: Long, byteCount: Int): String? =
        window(at, byteCount) { bytes, from -> Utf8.decodeOrNull(bytes, from, from + byteCount) }

    /** Returns the position in [[start], [end]) of the first byte that begins no valid UTF-8 sequence, or -1. */
    internal open fun firstInvalidUtf8(start: Long, end: Long): Long {
        var at = start
        while (at < end) {
            val count = minOf(WINDOW, end - at).toInt()
            val invalid = window(at, count) { bytes, from ->
                val invalid = Utf8.firstInvalid(bytes, from, from + count)
                if (invalid < 0) count else invalid - from
            }
            val mayBeCut = invalid in 1 until count && count - invalid < 4 && at + count < end
            if (invalid < count && !mayBeCut) return at + invalid
            at += invalid
        }
        return -1
    }

    /** Throws [MalformedException] unless the [byteCount] bytes at [at] are inside. */
    internal fun requireRange(at: Long, byteCount: Long) {
        if (at < 0 || byteCount < 0 || at > size - byteCount) throw outside(at, byteCount)
    }

    private fun outside(at: Long, byteCount: Long): MalformedException =
        MalformedException("$byteCount bytes inside the message", "the message's $size bytes", at.coerceIn(0, size))

    internal companion object {
        /** Bytes copied at once out of memory that is no array. */
        const val WINDOW: Long = 1L shl 16
    }
}

/** Reads a signed integer of [width] bytes. */
internal fun Memory.signed(at: Long, width: Int): Long =
    byWidth(width, { byteAt(at).toLong() }, { shortAt(at).toLong() }, { intAt(at).toLong() }, { longAt(at) })

/** Reads an unsigned integer of [width] bytes; one of 2^63 or more is negative. */
internal fun Memory.unsigned(at: Long, width: Int): Long =
    byWidth(width, {
        byteAt(at).toLong() and 0xFF
    }, { shortAt(at).toLong() and 0xFFFF }, { intAt(at).toLong() and 0xFFFFFFFF }, { longAt(at) })

/** Reads a float of [width] bytes: 4 or 8. */
internal fun Memory.float(at: Long, width: Int): Double = when (width) {
    8 -> Double.fromBits(longAt(at))
    4 -> Float.fromBits(intAt(at)).toDouble()
    else -> throw MalformedException("a float of 4 or 8 bytes", "a width of $width", at)
}
