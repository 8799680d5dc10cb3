package octavo.flex.emit

import octavo.flex.TypeCode

// A packed type is a type code in the upper six bits and a width in the lower two.

internal fun packedType(type: Int, width: Int): Int = type shl 2 or width

internal fun typeOf(packed: Int): Int = packed ushr 2

internal fun widthOf(packed: Int): Int = packed and 3

/** Says whether a value of this type stands in its container itself, not behind an offset. */
internal fun isInline(type: Int): Boolean = type <= TypeCode.FLOAT || type == TypeCode.BOOL

/** Says whether a vector of values of this type alone can be typed. */
internal fun isTypable(type: Int): Boolean = type in TypeCode.INT..TypeCode.KEY || type == TypeCode.BOOL

/** Returns the typed vector of [element], which is an int, uint, float, key or bool type. */
internal fun typedVectorOf(element: Int): Int = element - TypeCode.INT + TypeCode.VECTOR_INT

/** Returns the vector type of [count] (2, 3 or 4) numbers of type [element] without a size field. */
internal fun fixedVectorOf(element: Int, count: Int): Int = element - TypeCode.INT + TypeCode.VECTOR_INT2 + 3 * (count - 2)

/** Returns the element type of a typed or fixed vector [type]. */
internal fun elementOf(type: Int): Int = when (type) {
    in TypeCode.VECTOR_INT2..TypeCode.VECTOR_FLOAT4 -> (type - TypeCode.VECTOR_INT2) % 3 + TypeCode.INT
    else -> type - TypeCode.VECTOR_INT + TypeCode.INT
}
