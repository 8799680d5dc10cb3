package octavo.flex.emit

import octavo.core.GrowableBytes
import octavo.core.TextEncoder
import octavo.core.roundToFloat
import octavo.core.writeDoubleLe
import octavo.core.writeFloatLe
import octavo.core.writeIntLe
import octavo.core.writeLongLe
import octavo.core.writeShortLe
import octavo.flex.TypeCode

/** Writes the aligned fields of one message. */
internal class MessageOutput : GrowableBytes {
    /** Where the message begins. */
    private val origin = size

    constructor() : super()

    constructor(target: ByteArray, start: Int) : super(target, start)

    /** Absolute position of the next byte. */
    val position: Int get() = size

    /** Makes room for [count] elements of 1 shl [width] bytes; what an Int does not hold is more than there is room for. */
    fun reserve(count: Int, width: Int): Unit = reserve(if (count ushr (31 - width) == 0) count shl width else Int.MAX_VALUE)

    /** Writes zeros up to a multiple of 1 shl [width] from the start of the message. */
    fun align(width: Int) {
        val count = paddingAt(size, width)
        if (count > 0) appendZeros(count)
    }

    /** Returns the padding that aligns absolute position [at] to [width]. */
    fun paddingAt(at: Int, width: Int): Int = padding(at - origin, width)

    /** Writes the low 1 shl [width] bytes of [value]. */
    fun integer(value: Long, width: Int) {
        reserve(1 shl width)
        writeInteger(bytes, size, value, width)
        size += 1 shl width
    }

    /** Writes [value], which is not negative, in 1 shl [width] bytes. */
    fun integer(value: Int, width: Int) {
        reserve(1 shl width)
        writeInteger(bytes, size, value, width)
        size += 1 shl width
    }

    /** Writes [count], the size of what follows, aligned to its 1 shl [width] bytes. */
    fun size(count: Int, width: Int) {
        align(width)
        integer(count, width)
    }

    /** Writes a scalar of [type] outside its container, aligned, and returns where it stands. */
    fun indirect(type: Int, bits: Long, width: Int): Int {
        align(width)
        return position.also { scalar(type, bits, width) }
    }

    /** Ends the message, whose root has [packed] type and has been written in 1 shl [width] bytes. */
    fun rootType(packed: Int, width: Int) {
        integer(packed, 0)
        integer(1 shl width, 0)
    }

    /** Writes the distance back to [position] in 1 shl [width] bytes. */
    fun offsetTo(position: Int, width: Int) {
        integer(size - position, width)
    }

    /** Returns where the bytes of a text with a size field of [width] begin. */
    fun textAt(width: Int): Int = size + paddingAt(size, width) + (1 shl width)

    /** Makes room for [text] with a size field of [width], and returns where its bytes begin. */
    fun startText(text: String, width: Int): Int {
        reserveFor(text, MAX_TEXT_FRAME)
        return textAt(width)
    }

    /** Moves [length] bytes of a text from [start] behind a size field of [width], and returns where they begin then. */
    fun moveText(start: Int, length: Int, width: Int): Int {
        val at = textAt(width)
        reserve(at - position + length + 1)
        bytes.copyInto(bytes, at, start, start + length)
        return at
    }

    /** Makes what stands in [[start], [end]), where [textAt] said, a text: writes its padding, size of [width] and terminator around it. */
    fun text(start: Int, end: Int, width: Int) {
        val sizeAt = start - (1 shl width)
        for (at in size until sizeAt) bytes[at] = 0
        writeInteger(bytes, sizeAt, end - start, width)
        bytes[end] = 0
        size = end + 1
    }

    /** Writes [text], of [NARROW] characters at most, whose size is a byte then, and returns where its bytes begin. */
    @Suppress("NOTHING_TO_INLINE")
    inline fun narrowText(text: String, encoder: TextEncoder): Int {
        reserveUnlessFixed(MAX_NARROW_BYTES)
        val bytes = bytes
        val start = size + 1
        val end = encoder.encode(text, bytes, start)
        bytes[start - 1] = (end - start).toByte()
        bytes[end] = 0
        size = end + 1
        return start
    }

    /** Writes a scalar of [type], given as in [ValueStack]. */
    fun scalar(type: Int, bits: Long, width: Int) {
        reserve(1 shl width)
        writeScalar(bytes, size, type, bits, width)
        size += 1 shl width
    }

    /**
     * Returns the narrowest width from [atLeast] on for offsets of which the longest leads to [furthest], from at most element [last].
     *
     * Where the last element reaches what is furthest back each reaches its own; where the first does not, none can. Between the
     * two [exact] looks at each.
     */
    inline fun narrowest(atLeast: Int, furthest: Int, last: Int, exact: (atLeast: Int) -> Int): Int {
        var width = atLeast
        while (!reaches(furthest, last, width)) {
            if (reaches(furthest, 0, width)) return exact(width)
            width++
        }
        return width
    }

    /** Says whether [width] holds the offset to [position] from element [index] of a container that begins at the next aligned byte. */
    fun reaches(position: Int, index: Int, width: Int): Boolean {
        val from = size + paddingAt(size, width) + (index shl width)
        return width >= 2 || (from - position) ushr (8 shl width) == 0
    }

    companion object {
        /** Characters that take no more bytes than one byte counts. */
        const val NARROW = 85

        /** Bytes of a narrow text at most, with its size and its terminator. */
        private const val MAX_NARROW_BYTES = 3 * NARROW + 2

        /** Bytes around a text at most: padding, size, terminator. */
        private const val MAX_TEXT_FRAME = 16
    }
}

internal fun writeInteger(bytes: ByteArray, at: Int, value: Int, width: Int) {
    when (width) {
        0 -> bytes[at] = value.toByte()
        1 -> bytes.writeShortLe(at, value.toShort())
        2 -> bytes.writeIntLe(at, value)
        else -> bytes.writeLongLe(at, value)
    }
}

internal fun writeInteger(bytes: ByteArray, at: Int, value: Long, width: Int) {
    when (width) {
        0 -> bytes[at] = value.toByte()
        1 -> bytes.writeShortLe(at, value.toShort())
        2 -> bytes.writeIntLe(at, value.toInt())
        else -> bytes.writeLongLe(at, value)
    }
}

/** Writes three integers, which are not negative, one behind another: the [width] is looked at once. */
internal fun writeIntegers(bytes: ByteArray, at: Int, first: Int, second: Int, third: Int, width: Int) {
    when (width) {
        0 -> {
            bytes[at] = first.toByte()
            bytes[at + 1] = second.toByte()
            bytes[at + 2] = third.toByte()
        }
        1 -> {
            bytes.writeShortLe(at, first.toShort())
            bytes.writeShortLe(at + 2, second.toShort())
            bytes.writeShortLe(at + 4, third.toShort())
        }
        2 -> {
            bytes.writeIntLe(at, first)
            bytes.writeIntLe(at + 4, second)
            bytes.writeIntLe(at + 8, third)
        }
        else -> {
            bytes.writeLongLe(at, first)
            bytes.writeLongLe(at + 8, second)
            bytes.writeLongLe(at + 16, third)
        }
    }
}

internal fun writeScalar(bytes: ByteArray, at: Int, type: Int, bits: Long, width: Int) {
    when {
        type != TypeCode.FLOAT -> writeInteger(bytes, at, bits, width)
        width == 2 -> bytes.writeFloatLe(at, Double.fromBits(bits).roundToFloat())
        else -> bytes.writeDoubleLe(at, Double.fromBits(bits))
    }
}
