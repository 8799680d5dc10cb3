package octavo.flex.coder

import octavo.flex.FlexBytes
import octavo.flex.TypeCode

// Sizes and element types of containers that nobody has verified.

/** Returns the element type of a vector of any kind, packed, or -1 when each element has its own. */
@PublishedApi
internal fun elementType(packedType: Int): Int {
    val element = when (val code = packedType ushr 2) {
        TypeCode.VECTOR -> return -1
        in TypeCode.VECTOR_INT..TypeCode.VECTOR_KEY -> code - TypeCode.VECTOR_INT + TypeCode.INT
        TypeCode.VECTOR_STRING -> TypeCode.KEY
        TypeCode.VECTOR_BOOL -> TypeCode.BOOL
        else -> (code - TypeCode.VECTOR_INT2) % 3 + TypeCode.INT
    }
    return element shl 2 or (packedType and 3)
}

/** Returns the number of elements that a fixed vector has by its type, or 0. */
@Suppress("NOTHING_TO_INLINE")
internal inline fun fixedSize(packedType: Int): Int =
    (packedType ushr 2).let { if (it in TypeCode.VECTOR_INT2..TypeCode.VECTOR_FLOAT4) (it - TypeCode.VECTOR_INT2) / 3 + 2 else 0 }

@Suppress("NOTHING_TO_INLINE")
internal inline fun isVector(packedType: Int): Boolean =
    (packedType ushr 2).let { it in TypeCode.VECTOR..TypeCode.VECTOR_FLOAT4 || it == TypeCode.VECTOR_BOOL }

/** Returns the number of elements of the vector at [base], which was checked. */
internal fun vectorSize(bytes: ByteArray, base: Int, packedType: Int): Int =
    fixedSize(packedType).let { if (it > 0) it else FlexBytes.size(bytes, base, FlexBytes.widthOf(packedType)) }

/**
 * Returns the base of the vector in a slot, which is checked to end inside the message.
 *
 * In one piece, so that HotSpot does not inline it: see [structBase].
 */
internal fun vectorBase(bytes: ByteArray, start: Int, end: Int, at: Int, width: Int, packedType: Int): Int {
    if (!isVector(packedType)) throw mismatch(bytes, start, end, "a vector", at, packedType)
    val base = target(bytes, start, at, width)
    val own = FlexBytes.widthOf(packedType)
    when (packedType ushr 2) {
        TypeCode.VECTOR -> sizeBefore(bytes, start, end, base, own, own + 1)
        in TypeCode.VECTOR_INT2..TypeCode.VECTOR_FLOAT4 -> if (fixedSize(packedType) * own > end - base) {
            throw outside("a vector inside the message", "one that ends after it", base, start)
        }
        else -> sizeBefore(bytes, start, end, base, own, own)
    }
    return base
}

/** Returns the number of values of the map at [base], which is checked to be inside the message with its types. */
internal fun mapSize(bytes: ByteArray, start: Int, end: Int, base: Int, width: Int): Int {
    if (base - start < 3 * width) throw outside("a map inside the message", "one that begins before it", base, start)
    return sizeBefore(bytes, start, end, base, width, width + 1)
}
