package octavo.flex

// What a width and a type mean, once for arrays (FlexBytes) and once for any Memory: each use inlines its own loads.

/** Loads a scalar of [width] bytes; a width that is not 1, 2, 4 or 8 loads the next smaller one. */
internal inline fun byWidth(width: Int, one: () -> Long, two: () -> Long, four: () -> Long, eight: () -> Long): Long =
    if (width < 4) {
        if (width < 2) one() else two()
    } else {
        if (width < 8) four() else eight()
    }

/** Converts a value of type [code] to a Long as the reference does; text gives the number it spells, a vector its size. */
internal inline fun longOf(
    code: Int,
    signed: () -> Long,
    unsigned: () -> Long,
    float: () -> Double,
    text: () -> Long,
    size: () -> Int,
): Long = when (code) {
    TypeCode.INT -> signed()
    TypeCode.UINT -> unsigned()
    TypeCode.BOOL -> if (unsigned() == 0L) 0 else 1
    TypeCode.FLOAT -> float().toLong()
    TypeCode.STRING -> text()
    TypeCode.VECTOR -> size().toLong()
    else -> 0
}

/** Converts a value of type [code] to the bits of an unsigned Long as the reference does. */
internal inline fun unsignedOf(
    code: Int,
    signed: () -> Long,
    unsigned: () -> Long,
    float: () -> Double,
    text: () -> Long,
    size: () -> Int,
): Long = when (code) {
    TypeCode.INT -> signed()
    TypeCode.UINT -> unsigned()
    TypeCode.BOOL -> if (unsigned() == 0L) 0 else 1
    TypeCode.FLOAT -> float().toUnsignedBits()
    TypeCode.STRING -> text()
    TypeCode.VECTOR -> size().toLong()
    else -> 0
}

/** Converts a value of type [code] to a Double as the reference does. */
internal inline fun doubleOf(
    code: Int,
    signed: () -> Long,
    unsigned: () -> Long,
    float: () -> Double,
    text: () -> Double,
    size: () -> Int,
): Double = when (code) {
    TypeCode.FLOAT -> float()
    TypeCode.INT -> signed().toDouble()
    TypeCode.UINT -> unsigned().toULong().toDouble()
    TypeCode.BOOL -> if (unsigned() == 0L) 0.0 else 1.0
    TypeCode.STRING -> text()
    TypeCode.VECTOR -> size().toDouble()
    else -> 0.0
}

/** Cuts to an integer in [-2^63, 2^64), as the reference's compiled code does; what lies beyond becomes the nearest. */
internal fun Double.toUnsignedBits(): Long = if (this < TWO_TO_63) toLong() else toULong().toLong()

private const val TWO_TO_63 = 9.223372036854775807E18

/** Whether [width] is one that the format has: 1, 2, 4 or 8. */
internal fun isWidth(width: Int): Boolean = width in 1..8 && width and (width - 1) == 0

/** Whether [width] is one that the format has: 1, 2, 4 or 8. */
internal fun isWidth(width: Long): Boolean = width in 1L..8L && isWidth(width.toInt())

/** Whether a slot of type [code] holds an offset to a scalar; the scalar's own type is [INDIRECT] less. */
internal fun isIndirect(code: Int): Boolean = code in TypeCode.INDIRECT_INT..TypeCode.INDIRECT_FLOAT

internal const val INDIRECT: Int = TypeCode.INDIRECT_INT - TypeCode.INT
