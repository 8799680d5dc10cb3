package octavo.flex

import octavo.core.readByte
import octavo.core.readDoubleLe
import octavo.core.readFloatLe
import octavo.core.readIntLe
import octavo.core.readLongLe
import octavo.core.readShortLe
import octavo.core.readUnsignedLe
import kotlin.jvm.JvmStatic

/**
 * Reads flex messages in place: static functions over a byte array that allocate nothing, for hot loops and generated code.
 *
 * A value is a *slot*: its index `at`, its `width` in bytes (the width of the container it stands in), and its packed
 * type byte. A container is its `base` (index of its first element), its element `width` and its `size`. A hot loop over
 * elements gains from a constant width: call it from one `when` on the width, with 1, 2, 4 and 8.
 *
 * Nothing is checked beyond the array's own bounds. On bytes that [Flex.verify] accepted every read is right. On others a
 * function returns some value or throws [IndexOutOfBoundsException], but never reads outside the array and always ends;
 * it may read array bytes in front of the message, so verify what shares its array with anything secret.
 */
public object FlexBytes {
    /** Returns the type number of a packed type byte. */
    @JvmStatic
    public fun typeOf(packedType: Int): Int = packedType ushr 2

    /** Returns the width in bytes of the value to which a slot with this packed type refers. */
    @JvmStatic
    public fun widthOf(packedType: Int): Int = 1 shl (packedType and 3)

    /** Returns the width of the root slot of the message that ends at [end]. */
    @JvmStatic
    public fun rootWidth(bytes: ByteArray, end: Int): Int = bytes.readByte(end - 1).toInt()

    /** Returns the packed type of the root slot. */
    @JvmStatic
    public fun rootType(bytes: ByteArray, end: Int): Int = bytes.readByte(end - 2).toInt() and 0xFF

    /** Returns the index of the root slot. */
    @JvmStatic
    public fun rootAt(bytes: ByteArray, end: Int): Int = end - 2 - rootWidth(bytes, end)

    /** Loads an offset or a size of [width] bytes; only the low 32 bits, which are all that an array needs. */
    @JvmStatic
    public fun unsigned(bytes: ByteArray, at: Int, width: Int): Int = bytes.readUnsignedLe(at, width)

    /** Loads a signed integer of [width] bytes. */
    @JvmStatic
    public fun signedLong(bytes: ByteArray, at: Int, width: Int): Long = byWidth(
        width,
        { bytes.readByte(at).toLong() },
        { bytes.readShortLe(at).toLong() },
        { bytes.readIntLe(at).toLong() },
        { bytes.readLongLe(at) },
    )

    /** Loads an unsigned integer of [width] bytes; an integer of 2^63 or more is returned as a negative Long. */
    @JvmStatic
    public fun unsignedLong(bytes: ByteArray, at: Int, width: Int): Long = byWidth(
        width,
        { bytes.readByte(at).toLong() and 0xFF },
        { bytes.readShortLe(at).toLong() and 0xFFFF },
        { bytes.readIntLe(at).toLong() and 0xFFFFFFFF },
        { bytes.readLongLe(at) },
    )

    /** Loads a float of 8 or 4 bytes; returns NaN for any other [width], which no writer makes. */
    @JvmStatic
    public fun float(bytes: ByteArray, at: Int, width: Int): Double = when (width) {
        8 -> bytes.readDoubleLe(at)
        4 -> bytes.readFloatLe(at).toDouble()
        else -> Double.NaN
    }

    /** Returns the index to which the offset in a slot leads. */
    @JvmStatic
    public fun target(bytes: ByteArray, at: Int, width: Int): Int = at - unsigned(bytes, at, width)

    /** Returns the number of elements of the container at [base], or the number of bytes of the string or blob there. */
    @JvmStatic
    public fun size(bytes: ByteArray, base: Int, width: Int): Int = unsigned(bytes, base - width, width)

    /** Returns the index of the first packed type of an untyped vector or map; the others follow, one for each element. */
    @JvmStatic
    public fun typesAt(base: Int, width: Int, size: Int): Int = base + size * width

    /** Returns the packed type of element [index] of an untyped vector or map. */
    @JvmStatic
    public fun elementType(bytes: ByteArray, base: Int, width: Int, size: Int, index: Int): Int =
        bytes.readByte(typesAt(base, width, size) + index).toInt() and 0xFF

    /** Returns the base of the key vector of the map at [base]. */
    @JvmStatic
    public fun keysBase(bytes: ByteArray, base: Int, width: Int): Int = target(bytes, base - 3 * width, width)

    /** Returns the element width of the key vector of the map at [base]. */
    @JvmStatic
    public fun keysWidth(bytes: ByteArray, base: Int, width: Int): Int = unsigned(bytes, base - 2 * width, width)

    /** Returns the index of [key] in the map at [base], or -1. */
    @JvmStatic
    public fun find(bytes: ByteArray, base: Int, width: Int, size: Int, key: FlexKey): Int {
        val keys = keysBase(bytes, base, width)
        val keysWidth = keysWidth(bytes, base, width)
        return search(key, size) { compare(bytes, target(bytes, keys + it * keysWidth, keysWidth), key) }
    }

    /** Compares [key] with the zero-terminated bytes at [at]: negative when [key] is less. */
    private fun compare(bytes: ByteArray, at: Int, key: FlexKey): Int {
        val found = word(bytes, at) and key.firstMask
        val wanted = key.first
        return when {
            found != wanted -> if (wanted.toULong() < found.toULong()) -1 else 1
            key.words.size == 1 -> 0
            else -> compareKey(key) { word(bytes, at + it) }
        }
    }

    /** Returns the size of the value to which a slot leads: the bytes of a string or blob, the elements of a vector or map. */
    @JvmStatic
    public fun length(bytes: ByteArray, at: Int, width: Int, packedType: Int): Int {
        val base = target(bytes, at, width)
        val log = packedType and 3 // compared as it is: to go through the width takes 1.4 times as long (row stringTable)
        return if (log == 0) {
            bytes.readByte(base - 1).toInt() and 0xFF
        } else if (log == 1) {
            bytes.readShortLe(base - 2).toInt() and 0xFFFF
        } else {
            bytes.readIntLe(base - (1 shl log))
        }
    }

    /**
     * Returns the number of bytes of the string to which a slot leads; 0 if it leads to no string, as the reference does.
     *
     * One comparison tells of most strings what they are and how wide their size is: row stringTable of the ledger.
     */
    @JvmStatic
    public fun stringLength(bytes: ByteArray, at: Int, width: Int, packedType: Int): Int = when {
        packedType == TypeCode.STRING shl 2 -> bytes.readByte(target(bytes, at, width) - 1).toInt() and 0xFF
        typeOf(packedType) == TypeCode.STRING -> length(bytes, at, width, packedType)
        else -> 0
    }

    private inline fun <T> inside(bytes: ByteArray, at: Int, width: Int, packedType: Int, read: (start: Int, end: Int) -> T): T {
        val start = target(bytes, at, width)
        return read(start, start + size(bytes, start, widthOf(packedType)))
    }

    /** Converts a slot to a Long as the reference does: see spec/flex.md, "Coercions". */
    @JvmStatic
    public fun asLong(bytes: ByteArray, at: Int, width: Int, packedType: Int): Long =
        if (typeOf(packedType) == TypeCode.INT) signedLong(bytes, at, width) else coerceLong(bytes, at, width, packedType)

    private fun coerceLong(bytes: ByteArray, at: Int, width: Int, packedType: Int): Long {
        val code = typeOf(packedType)
        if (isIndirect(code)) return asLong(bytes, target(bytes, at, width), widthOf(packedType), (code - INDIRECT) shl 2)
        return longOf(
            code,
            { signedLong(bytes, at, width) },
            { unsignedLong(bytes, at, width) },
            { float(bytes, at, width) },
            { inside(bytes, at, width, packedType) { start, end -> NumberText.long(bytes, start, end) } },
            { length(bytes, at, width, packedType) },
        )
    }

    /** Converts a slot to an unsigned Long as the reference does; an integer of 2^63 or more is returned as a negative Long. */
    @JvmStatic
    public fun asUnsignedLong(bytes: ByteArray, at: Int, width: Int, packedType: Int): Long {
        val code = typeOf(packedType)
        if (isIndirect(code)) return asUnsignedLong(bytes, target(bytes, at, width), widthOf(packedType), (code - INDIRECT) shl 2)
        return unsignedOf(
            code,
            { signedLong(bytes, at, width) },
            { unsignedLong(bytes, at, width) },
            { float(bytes, at, width) },
            { inside(bytes, at, width, packedType) { start, end -> NumberText.unsignedLong(bytes, start, end) } },
            { length(bytes, at, width, packedType) },
        )
    }

    /** Converts a slot to a Double as the reference does. */
    @JvmStatic
    public fun asDouble(bytes: ByteArray, at: Int, width: Int, packedType: Int): Double =
        if (typeOf(packedType) == TypeCode.FLOAT) float(bytes, at, width) else coerceDouble(bytes, at, width, packedType)

    private fun coerceDouble(bytes: ByteArray, at: Int, width: Int, packedType: Int): Double {
        val code = typeOf(packedType)
        if (isIndirect(code)) return asDouble(bytes, target(bytes, at, width), widthOf(packedType), (code - INDIRECT) shl 2)
        return doubleOf(
            code,
            { signedLong(bytes, at, width) },
            { unsignedLong(bytes, at, width) },
            { float(bytes, at, width) },
            { inside(bytes, at, width, packedType) { start, end -> NumberText.double(bytes, start, end) } },
            { length(bytes, at, width, packedType) },
        )
    }

    /** Converts a slot to a Boolean as the reference does: true unless the slot is 0 as an unsigned Long. */
    @JvmStatic
    public fun asBoolean(bytes: ByteArray, at: Int, width: Int, packedType: Int): Boolean = if (typeOf(packedType) == TypeCode.BOOL) {
        unsignedLong(bytes, at, width) != 0L
    } else {
        asUnsignedLong(bytes, at, width, packedType) != 0L
    }

    /** Calls [action] with each of the [size] signed integers from [base] on. */
    public inline fun forEachSigned(bytes: ByteArray, base: Int, width: Int, size: Int, action: (index: Int, value: Long) -> Unit) {
        when (width) {
            1 -> for (index in 0 until size) action(index, bytes.readByte(base + index).toLong())
            2 -> for (index in 0 until size) action(index, bytes.readShortLe(base + 2 * index).toLong())
            4 -> for (index in 0 until size) action(index, bytes.readIntLe(base + 4 * index).toLong())
            else -> for (index in 0 until size) action(index, bytes.readLongLe(base + 8 * index))
        }
    }

    /** Calls [action] with each of the [size] unsigned integers from [base] on; one of 2^63 or more is passed as a negative Long. */
    public inline fun forEachUnsigned(bytes: ByteArray, base: Int, width: Int, size: Int, action: (index: Int, value: Long) -> Unit) {
        when (width) {
            1 -> for (index in 0 until size) action(index, bytes.readByte(base + index).toLong() and 0xFF)
            2 -> for (index in 0 until size) action(index, bytes.readShortLe(base + 2 * index).toLong() and 0xFFFF)
            4 -> for (index in 0 until size) action(index, bytes.readIntLe(base + 4 * index).toLong() and 0xFFFFFFFF)
            else -> for (index in 0 until size) action(index, bytes.readLongLe(base + 8 * index))
        }
    }

    /** Calls [action] with each of the [size] floats from [base] on: of 4 bytes when [width] is 4, else of 8. */
    public inline fun forEachFloat(bytes: ByteArray, base: Int, width: Int, size: Int, action: (index: Int, value: Double) -> Unit) {
        if (width == 4) {
            for (index in 0 until size) action(index, bytes.readFloatLe(base + 4 * index).toDouble())
        } else {
            for (index in 0 until size) action(index, bytes.readDoubleLe(base + 8 * index))
        }
    }
}
