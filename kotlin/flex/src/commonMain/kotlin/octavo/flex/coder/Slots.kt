package octavo.flex.coder

import octavo.core.MalformedException
import octavo.core.MismatchException
import octavo.flex.FlexBytes
import octavo.flex.INDIRECT
import octavo.flex.TypeCode
import octavo.flex.isIndirect

// Strict readings of one slot of the message in [start, end) of an array, for coders and accessors: everything is checked
// against the message but the slot itself, which stands in a container that was.

/** Returns where the offset in a slot leads: before the slot, in the message. */
internal fun target(bytes: ByteArray, start: Int, at: Int, width: Int): Int {
    val offset = FlexBytes.unsigned(bytes, at, width)
    if (offset < 0 || offset > at - start) throw outside("an offset of at most ${at - start}", "more", at, start)
    return at - offset
}

/** Returns the size that stands before [base], of as many things of [bytesEach] as fit between there and [end]. */
internal fun sizeBefore(bytes: ByteArray, start: Int, end: Int, base: Int, width: Int, bytesEach: Int): Int {
    if (base - start < width) throw outside("a size inside the message", "one before it", base, start)
    val size = FlexBytes.unsigned(bytes, base - width, width)
    if (size < 0 || size > (end - base) / bytesEach) throw outside("a size that ends inside the message", "more", base - width, start)
    return size
}

private fun outside(expected: String, found: String, at: Int, start: Int) = MalformedException(expected, found, (at - start).toLong())

/** Returns where the scalar of a slot stands: the slot itself, or what an indirect one leads to. */
internal fun scalarAt(bytes: ByteArray, start: Int, end: Int, at: Int, width: Int, packedType: Int): Int {
    if (!isIndirect(packedType ushr 2)) return at
    val scalar = target(bytes, start, at, width)
    val size = FlexBytes.widthOf(packedType)
    if (size > end - scalar) throw outside("a scalar inside the message", "one after it", scalar, start)
    return scalar
}

internal fun scalarWidth(width: Int, packedType: Int): Int = if (isIndirect(packedType ushr 2)) FlexBytes.widthOf(packedType) else width

internal fun scalarCode(packedType: Int): Int = (packedType ushr 2).let { if (isIndirect(it)) it - INDIRECT else it }

/** Returns a signed integer. */
internal fun longOf(bytes: ByteArray, start: Int, end: Int, at: Int, width: Int, packedType: Int): Long {
    val from = scalarAt(bytes, start, end, at, width, packedType)
    val own = scalarWidth(width, packedType)
    return when (scalarCode(packedType)) {
        TypeCode.INT -> FlexBytes.signedLong(bytes, from, own)
        TypeCode.UINT -> FlexBytes.unsignedLong(bytes, from, own).also {
            if (it < 0) throw mismatch(bytes, start, end, "a signed 64-bit integer", it.toULong().toString(), at)
        }
        else -> throw mismatch(bytes, start, end, "an integer", at, packedType)
    }
}

/** Returns an unsigned integer; one of 2^63 or more is negative. */
internal fun unsignedLongOf(bytes: ByteArray, start: Int, end: Int, at: Int, width: Int, packedType: Int): Long {
    val from = scalarAt(bytes, start, end, at, width, packedType)
    val own = scalarWidth(width, packedType)
    return when (scalarCode(packedType)) {
        TypeCode.UINT -> FlexBytes.unsignedLong(bytes, from, own)
        TypeCode.INT -> FlexBytes.signedLong(bytes, from, own).also {
            if (it < 0) throw mismatch(bytes, start, end, "an unsigned integer", it.toString(), at)
        }
        else -> throw mismatch(bytes, start, end, "an unsigned integer", at, packedType)
    }
}

/** Returns a number as the nearest Double. */
internal fun doubleOf(bytes: ByteArray, start: Int, end: Int, at: Int, width: Int, packedType: Int): Double {
    val from = scalarAt(bytes, start, end, at, width, packedType)
    val own = scalarWidth(width, packedType)
    return when (scalarCode(packedType)) {
        TypeCode.FLOAT -> if (own >= 4) FlexBytes.float(bytes, from, own) else throw outside("a float of 4 or 8 bytes", "$own", from, start)
        TypeCode.INT -> FlexBytes.signedLong(bytes, from, own).toDouble()
        TypeCode.UINT -> FlexBytes.unsignedLong(bytes, from, own).toULong().toDouble()
        else -> throw mismatch(bytes, start, end, "a number", at, packedType)
    }
}

/** Returns a Boolean: any byte but 0 is true. */
internal fun booleanOf(bytes: ByteArray, start: Int, end: Int, at: Int, width: Int, packedType: Int): Boolean =
    if (packedType ushr 2 == TypeCode.BOOL) {
        FlexBytes.unsignedLong(bytes, at, width) != 0L
    } else {
        throw mismatch(bytes, start, end, "a Boolean", at, packedType)
    }

/** Calls [use] with the range of the UTF-8 bytes of a string or key. */
internal inline fun <R> textOf(
    bytes: ByteArray,
    start: Int,
    end: Int,
    at: Int,
    width: Int,
    packedType: Int,
    use: (from: Int, to: Int) -> R,
): R {
    val code = packedType ushr 2
    if (code != TypeCode.STRING && code != TypeCode.KEY) throw mismatch(bytes, start, end, "a string", at, packedType)
    val from = target(bytes, start, at, width)
    val to = if (code == TypeCode.STRING) from + stringSize(bytes, start, end, from, packedType) else keyEnd(bytes, start, end, from)
    return use(from, to)
}

internal fun stringSize(bytes: ByteArray, start: Int, end: Int, from: Int, packedType: Int): Int =
    sizeBefore(bytes, start, end, from, FlexBytes.widthOf(packedType), 1)

/** Returns the index of the first 0 from [from] on. */
internal fun keyEnd(bytes: ByteArray, start: Int, end: Int, from: Int): Int {
    for (at in from until end) if (bytes[at] == 0.toByte()) return at
    throw outside("a key that ends with 0", "no 0", from, start)
}

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

/** Makes the error for a value in the slot at [at] that is of another kind. */
internal fun mismatch(bytes: ByteArray, start: Int, end: Int, expected: String, at: Int, packedType: Int): MismatchException =
    mismatch(bytes, start, end, expected, kindName(packedType), at)

/** Makes the error for a value in the slot at [at] that is not as [expected]. */
internal fun mismatch(bytes: ByteArray, start: Int, end: Int, expected: String, found: String, at: Int): MismatchException =
    MismatchException(expected, found, (at - start).toLong(), PathSearch(bytes, start, end).toSlot(at))
