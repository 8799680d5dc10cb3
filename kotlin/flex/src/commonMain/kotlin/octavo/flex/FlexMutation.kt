@file:JvmName("FlexMutation")

package octavo.flex

import octavo.core.Utf8
import octavo.core.roundToFloat
import octavo.core.writeLongLe
import kotlin.jvm.JvmName

// Changes in place, as the reference has them: each returns false and changes nothing when the value has another type or
// when the new one does not fit the bytes of the old. What is shared in the message changes everywhere.

/** Overwrites an integer and returns true, or returns false if this is no integer or its bytes cannot hold [value]. */
public fun FlexValue.mutate(value: Long): Boolean = when (scalarCode) {
    TypeCode.INT -> writeScalar(value, fits = value == signExtend(value, scalarWidth))
    TypeCode.UINT -> value >= 0 && mutate(value.toULong())
    else -> false
}

/** Overwrites an integer, as `mutate(Long)` does; `mutateUnsigned` in Java. */
@JvmName("mutateUnsigned")
public fun FlexValue.mutate(value: ULong): Boolean = when {
    scalarCode == TypeCode.UINT -> value.toLong().let { writeScalar(it, fits = it == zeroExtend(it, scalarWidth)) }
    else -> value <= Long.MAX_VALUE.toULong() && mutate(value.toLong())
}

/** Overwrites a float and returns true, or returns false if this is no float, or has 4 bytes and [value] is not exactly a Float. */
public fun FlexValue.mutate(value: Double): Boolean = when {
    scalarCode != TypeCode.FLOAT -> false
    scalarWidth == 8 -> writeScalar(value.toRawBits(), fits = true)
    scalarWidth == 4 -> value.roundToFloat().let { writeScalar(it.toRawBits().toLong(), fits = value.isNaN() || it.toDouble() == value) }
    else -> false
}

/** Overwrites a Boolean and returns true, or returns false if this is no Boolean. */
public fun FlexValue.mutate(value: Boolean): Boolean = scalarCode == TypeCode.BOOL && writeScalar(if (value) 1 else 0, fits = true)

/** Overwrites a string and returns true, or returns false if this is no string (a key is none) or has another number of UTF-8 bytes. */
public fun FlexValue.mutate(value: String): Boolean {
    if (type != FlexType.STRING) return false
    val old = text
    if (Utf8.byteLength(value) != old.byteCount) return false
    val bytes = ByteArray(old.byteCount)
    Utf8.encode(value, bytes, 0)
    memory.write(old.start, bytes, 0, bytes.size)
    return true
}

private fun FlexValue.writeScalar(value: Long, fits: Boolean): Boolean {
    if (!fits) return false
    val bytes = ByteArray(8)
    bytes.writeLongLe(0, value)
    memory.write(scalarAt, bytes, 0, scalarWidth)
    return true
}

private fun signExtend(value: Long, width: Int): Long = (value shl (64 - 8 * width)) shr (64 - 8 * width)

private fun zeroExtend(value: Long, width: Int): Long = (value shl (64 - 8 * width)) ushr (64 - 8 * width)
