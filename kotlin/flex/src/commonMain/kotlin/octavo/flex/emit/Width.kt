package octavo.flex.emit

import octavo.core.roundToFloat
import octavo.core.upperHalf

// A width is the base-2 logarithm of a byte count: 0, 1, 2 or 3 for 1, 2, 4 or 8 bytes.

/** Returns the narrowest width that holds [value] as an unsigned integer. */
internal fun unsignedWidth(value: Long): Int = if (value.upperHalf == 0) unsignedWidth(value.toInt()) else 3

/** Returns the narrowest width that holds [value] as an unsigned integer. */
internal fun unsignedWidth(value: Int): Int = when {
    value ushr 8 == 0 -> 0
    value ushr 16 == 0 -> 1
    else -> 2
}

/** Returns the narrowest width that holds [value] as a signed integer. */
internal fun signedWidth(value: Int): Int = unsignedWidth((value shl 1) xor (value shr 31))

/** Returns the narrowest width that holds [value] as a signed integer. */
internal fun signedWidth(value: Long): Int = if (value.upperHalf == value.toInt() shr 31) signedWidth(value.toInt()) else 3

/** Returns the narrowest width of [count] bits. */
internal fun widthOfBits(count: Int): Int = when {
    count <= 8 -> 0
    count <= 16 -> 1
    count <= 32 -> 2
    else -> 3
}

/** Returns the narrowest width that holds [value] exactly: 4 or 8 bytes. */
internal fun floatWidth(value: Double): Int = if (value.roundToFloat().toDouble() == value || value.isNaN()) 2 else 3

/** Returns how many bytes of padding bring [byteCount] to a multiple of 1 shl [width]. */
internal fun padding(byteCount: Int, width: Int): Int = -byteCount and ((1 shl width) - 1)
