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
internal fun fixedSize(packedType: Int): Int =
    (packedType ushr 2).let { if (it in TypeCode.VECTOR_INT2..TypeCode.VECTOR_FLOAT4) (it - TypeCode.VECTOR_INT2) / 3 + 2 else 0 }

internal fun isVector(packedType: Int): Boolean =
    (packedType ushr 2).let { it in TypeCode.VECTOR..TypeCode.VECTOR_FLOAT4 || it == TypeCode.VECTOR_BOOL }

/** Returns the number of elements of the vector at [base], which is checked to end inside the message. */
internal fun vectorSize(bytes: ByteArray, start: Int, end: Int, base: Int, packedType: Int): Int {
    val own = FlexBytes.widthOf(packedType)
    val fixed = fixedSize(packedType)
    if (fixed == 0) return sizeBefore(bytes, start, end, base, own, if (packedType ushr 2 == TypeCode.VECTOR) own + 1 else own)
    if (fixed * own > end - base) throw outside("a vector inside the message", "one that ends after it", base, start)
    return fixed
}

/** Returns the number of values of the map at [base], which is checked to be inside the message with its types. */
internal fun mapSize(bytes: ByteArray, start: Int, end: Int, base: Int, width: Int): Int {
    if (base - start < 3 * width) throw outside("a map inside the message", "one that begins before it", base, start)
    return sizeBefore(bytes, start, end, base, width, width + 1)
}
