package octavo.flex.view

import octavo.core.Limits
import octavo.core.roundToFloat
import octavo.flex.FlexBytes
import octavo.flex.TypeCode
import octavo.flex.coder.FlexCoder
import octavo.flex.coder.FlexEnum
import octavo.flex.coder.FlexShape
import octavo.flex.coder.booleanOf
import octavo.flex.coder.byteLengthOf
import octavo.flex.coder.bytesOf
import octavo.flex.coder.charOf
import octavo.flex.coder.decodeSlot
import octavo.flex.coder.doubleOf
import octavo.flex.coder.enumOf
import octavo.flex.coder.intOf
import octavo.flex.coder.located
import octavo.flex.coder.longOf
import octavo.flex.coder.rangedOf
import octavo.flex.coder.stringOf
import octavo.flex.coder.unsignedLongOf
import octavo.flex.coder.unsignedRangedOf

/**
 * The values of a struct, a vector or a map, read by number in place in the message.
 *
 * Reads are as strict as a coder's, safe on bytes that have not been verified, and allocate nothing but their result. Functions
 * that read pass bytes and places on, never the object, so that the compiler need not allocate it.
 */
public sealed class FlexSlots(
    internal val bytes: ByteArray,
    // The message is [start, end) of the array.
    internal val start: Int,
    internal val end: Int,
    internal val base: Int,
    internal val width: Int,
    /** Number of values. */
    public val size: Int,
    /** The packed type of all, or -1 when each has its own, behind the values. */
    private val commonType: Int,
    private val limits: Limits,
) {
    /** Returns the place of value [number]. */
    internal abstract fun place(number: Int): Int

    internal fun typeAt(place: Int): Int =
        if (commonType >= 0) commonType else FlexBytes.elementType(bytes, base, width, size, place)

    private inline fun <R> read(number: Int, read: (at: Int, packedType: Int) -> R): R = located(bytes, start, end) {
        val place = place(number)
        read(base + place * width, typeAt(place))
    }

    /** Returns whether value [number] is null. */
    public fun isNull(number: Int): Boolean = read(number) { _, type -> type ushr 2 == TypeCode.NULL }

    /** Reads a Boolean. */
    public fun boolean(number: Int): Boolean = read(number) { at, type -> booleanOf(bytes, start, end, at, width, type) }

    /** Reads an integer that a Byte holds. */
    public fun byte(number: Int): Byte = ranged(number, Byte.MIN_VALUE.toLong(), Byte.MAX_VALUE.toLong()).toByte()

    /** Reads an integer that a Short holds. */
    public fun short(number: Int): Short = ranged(number, Short.MIN_VALUE.toLong(), Short.MAX_VALUE.toLong()).toShort()

    /** Reads an integer that an Int holds. */
    public fun int(number: Int): Int = read(number) { at, type -> intOf(bytes, start, end, at, width, type) }

    /** Reads an integer that a Long holds. */
    public fun long(number: Int): Long = read(number) { at, type -> longOf(bytes, start, end, at, width, type) }

    /** Reads an integer that a UByte holds. */
    public fun uByte(number: Int): UByte = unsigned(number, 0xFF).toUByte()

    /** Reads an integer that a UShort holds. */
    public fun uShort(number: Int): UShort = unsigned(number, 0xFFFF).toUShort()

    /** Reads an integer that a UInt holds. */
    public fun uInt(number: Int): UInt = unsigned(number, 0xFFFFFFFF).toUInt()

    /** Reads an integer that a ULong holds. */
    public fun uLong(number: Int): ULong = read(number) { at, type -> unsignedLongOf(bytes, start, end, at, width, type) }.toULong()

    private fun ranged(number: Int, least: Long, most: Long): Long =
        read(number) { at, type -> rangedOf(bytes, start, end, at, width, type, least, most) }

    private fun unsigned(number: Int, most: Long): Long =
        read(number) { at, type -> unsignedRangedOf(bytes, start, end, at, width, type, most) }

    /** Reads a number as the nearest Float. */
    public fun float(number: Int): Float = double(number).roundToFloat()

    /** Reads a number as the nearest Double. */
    public fun double(number: Int): Double = read(number) { at, type -> doubleOf(bytes, start, end, at, width, type) }

    /** Reads a string of one character. */
    public fun char(number: Int): Char = read(number) { at, type -> charOf(bytes, start, end, at, width, type) }

    /** Reads a string, as a new one. */
    public fun string(number: Int): String = read(number) { at, type -> stringOf(bytes, start, end, at, width, type) }

    /** Returns the number of bytes of a string in UTF-8, or of a blob, without reading it. */
    public fun byteLength(number: Int): Int = read(number) { at, type -> byteLengthOf(bytes, start, end, at, width, type) }

    /** Reads a blob, as a new array. */
    public fun byteArray(number: Int): ByteArray = read(number) { at, type -> bytesOf(bytes, start, end, at, width, type) }

    /** Reads the entry that a string names; throws MismatchException for an unknown name, unless an entry stands for it. */
    public fun <E : Enum<E>> enum(entries: FlexEnum<E>, number: Int): E =
        read(number) { at, type -> enumOf(entries, bytes, start, end, at, width, type) }

    /** Returns value [number], a struct, for its own accessor. */
    public fun struct(number: Int, shape: FlexShape): FlexStruct =
        read(number) { at, type -> FlexStruct.at(bytes, start, end, at, width, type, limits, shape) }

    /** Returns the elements of value [number], a vector of any kind. */
    public fun elements(number: Int): FlexElements =
        read(number) { at, type -> FlexElements.at(bytes, start, end, at, width, type, limits) }

    /** Returns the entries of value [number], a map. */
    public fun entries(number: Int): FlexEntries =
        read(number) { at, type -> FlexEntries.at(bytes, start, end, at, width, type, limits) }

    /** Decodes value [number] with [coder], within the limits given where the message was opened. */
    public fun <T : Any> decode(number: Int, coder: FlexCoder<T>): T =
        read(number) { at, type -> decodeSlot(coder, bytes, start, end, at, width, type, limits) }
}
