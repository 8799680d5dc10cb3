package octavo.flex.coder

import octavo.core.Limits
import octavo.core.MalformedException
import octavo.core.Utf8
import octavo.core.indexOfZero
import octavo.core.withinStack
import octavo.flex.FlexBytes
import octavo.flex.INDIRECT
import octavo.flex.TypeCode
import octavo.flex.isIndirect
import octavo.flex.isWidth

// Strict readings of one slot of the message in [start, end) of an array, for coders and accessors: everything is checked
// against the message but the slot itself, which stands in a container that was.

/** Returns where the offset in a slot leads: before the slot, in the message. */
internal fun target(bytes: ByteArray, start: Int, at: Int, width: Int): Int {
    val offset = FlexBytes.unsigned(bytes, at, width)
    if (offset < 0 || offset > at - start) refuseOffset(at, start)
    return at - offset
}

// What refuses stands apart, so that what reads is short and makes no objects: see checkRange in core.

private fun refuseOffset(at: Int, start: Int): Nothing = throw outside("an offset of at most ${at - start}", "more", at, start)

internal fun refuseStart(base: Int, start: Int): Nothing = throw outside("a size inside the message", "one before it", base, start)

internal fun refuseSize(at: Int, start: Int): Nothing = throw outside("a size that ends inside the message", "more", at, start)

private fun refuseKey(from: Int, start: Int): Nothing = throw outside("a key that ends with 0", "no 0", from, start)

/** Returns the size that stands before [base], of as many things of [bytesEach] as fit between there and [end]. */
@Suppress("NOTHING_TO_INLINE")
internal inline fun sizeBefore(bytes: ByteArray, start: Int, end: Int, base: Int, width: Int, bytesEach: Int): Int {
    if (base - start < width) refuseStart(base, start)
    val size = FlexBytes.unsigned(bytes, base - width, width)
    if (size < 0 || exceeds(size, bytesEach, end - base)) refuseSize(base - width, start)
    return size
}

/** Says whether [count] things of [bytesEach], 16 at most, take more than [bytes]: without a division, unless they are a great many. */
@Suppress("NOTHING_TO_INLINE")
internal inline fun exceeds(count: Int, bytesEach: Int, bytes: Int): Boolean =
    if (count ushr 27 == 0) count * bytesEach > bytes else count > bytes / bytesEach

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
        FlexBytes.unsigned(bytes, at, width) != 0 || (width == 8 && FlexBytes.unsigned(bytes, at + 4, 4) != 0)
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

@Suppress("NOTHING_TO_INLINE")
internal inline fun stringSize(bytes: ByteArray, start: Int, end: Int, from: Int, packedType: Int): Int =
    sizeBefore(bytes, start, end, from, FlexBytes.widthOf(packedType), 1)

/** Returns the index of the first 0 from [from] on. */
internal fun keyEnd(bytes: ByteArray, start: Int, end: Int, from: Int): Int {
    val at = indexOfZero(bytes, from, end)
    return if (at < end) at else refuseKey(from, start)
}

/** Returns an integer that an Int holds. */
internal fun intOf(bytes: ByteArray, start: Int, end: Int, at: Int, width: Int, packedType: Int): Int {
    val value = longOf(bytes, start, end, at, width, packedType)
    if (value.toInt().toLong() != value) throw mismatch(bytes, start, end, "a signed 32-bit integer", value.toString(), at)
    return value.toInt()
}

/** Returns an integer in [least]..[most], which a Long holds. */
internal fun rangedOf(bytes: ByteArray, start: Int, end: Int, at: Int, width: Int, packedType: Int, least: Long, most: Long): Long {
    val value = longOf(bytes, start, end, at, width, packedType)
    if (value !in least..most) throw mismatch(bytes, start, end, "an integer in $least..$most", value.toString(), at)
    return value
}

/** Returns an integer in 0..[most]. */
internal fun unsignedRangedOf(bytes: ByteArray, start: Int, end: Int, at: Int, width: Int, packedType: Int, most: Long): Long {
    val value = unsignedLongOf(bytes, start, end, at, width, packedType)
    if (value !in 0..most) throw mismatch(bytes, start, end, "an integer in 0..$most", value.toULong().toString(), at)
    return value
}

/** Returns a string or key, as a new string. */
internal fun stringOf(bytes: ByteArray, start: Int, end: Int, at: Int, width: Int, packedType: Int): String =
    textOf(bytes, start, end, at, width, packedType) { from, to -> utf8Of(bytes, start, from, to) }

/** Returns the text of the bytes in [[from], [to]), which must be UTF-8. */
@Suppress("NOTHING_TO_INLINE")
internal inline fun utf8Of(bytes: ByteArray, start: Int, from: Int, to: Int): String =
    Utf8.decodeOrNull(bytes, from, to) ?: refuseUtf8(bytes, start, from, to)

internal fun refuseUtf8(bytes: ByteArray, start: Int, from: Int, to: Int): Nothing {
    val at = Utf8.firstInvalid(bytes, from, to)
    throw outside("UTF-8", "byte ${bytes[at].toInt() and 0xFF}", at, start)
}

/** Returns the one character of a string, of which it makes none. */
internal fun charOf(bytes: ByteArray, start: Int, end: Int, at: Int, width: Int, packedType: Int): Char =
    textOf(bytes, start, end, at, width, packedType) { from, to ->
        val single = Utf8.singleChar(bytes, from, to)
        if (single >= 0) single.toChar() else char(bytes, start, end, utf8Of(bytes, start, from, to), at)
    }

/** Returns the one character of [text], which stands in the slot at [at]. */
internal fun char(bytes: ByteArray, start: Int, end: Int, text: String, at: Int): Char =
    if (text.length == 1) text[0] else throw mismatch(bytes, start, end, "one character", "${text.length}", at)

/**
 * Returns the entry that a string names, or the one that stands for unknown names.
 *
 * In one piece, so that HotSpot does not inline it: see [structBase].
 */
internal fun <E : Enum<E>> enumOf(
    entries: FlexEnum<E>,
    bytes: ByteArray,
    start: Int,
    end: Int,
    at: Int,
    width: Int,
    packedType: Int,
): E = entryOf(entries, bytes, start, end, at, width, packedType) ?: entries.unknown
    ?: throw mismatch(bytes, start, end, "one of $entries", "\"${stringOf(bytes, start, end, at, width, packedType)}\"", at)

/** Looks for the end of a key no further than the longest name goes: many values may lead to one long key. */
private fun <E : Enum<E>> entryOf(
    entries: FlexEnum<E>,
    bytes: ByteArray,
    start: Int,
    end: Int,
    at: Int,
    width: Int,
    packedType: Int,
): E? {
    if (packedType ushr 2 != TypeCode.KEY) {
        return textOf(bytes, start, end, at, width, packedType) { from, to -> entries.find(bytes, from, to) }
    }
    val from = target(bytes, start, at, width)
    val limit = minOf(end - from, entries.longest + 1) + from
    val to = indexOfZero(bytes, from, limit)
    return if (to < limit) entries.find(bytes, from, to) else null
}

/** Calls [use] with the range of the bytes of a blob. */
internal inline fun <R> blobOf(
    bytes: ByteArray,
    start: Int,
    end: Int,
    at: Int,
    width: Int,
    packedType: Int,
    use: (from: Int, to: Int) -> R,
): R {
    if (packedType ushr 2 != TypeCode.BLOB) throw mismatch(bytes, start, end, "a blob", at, packedType)
    val from = target(bytes, start, at, width)
    return use(from, from + stringSize(bytes, start, end, from, packedType))
}

/** Returns a blob, as a new array. */
internal fun bytesOf(bytes: ByteArray, start: Int, end: Int, at: Int, width: Int, packedType: Int): ByteArray =
    blobOf(bytes, start, end, at, width, packedType) { from, to -> bytes.copyOfRange(from, to) }

/**
 * Returns how many bytes a blob or text has.
 *
 * In one piece, so that HotSpot does not inline it: see [structBase].
 */
internal fun byteLengthOf(bytes: ByteArray, start: Int, end: Int, at: Int, width: Int, packedType: Int): Int =
    if (packedType ushr 2 == TypeCode.BLOB) {
        blobOf(bytes, start, end, at, width, packedType) { from, to -> to - from }
    } else {
        textOf(bytes, start, end, at, width, packedType) { from, to -> to - from }
    }

/** Decodes the value of a slot with [coder]. */
internal fun <T : Any> decodeSlot(
    coder: FlexCoder<T>,
    bytes: ByteArray,
    start: Int,
    end: Int,
    at: Int,
    width: Int,
    packedType: Int,
    limits: Limits,
): T = withinStack {
    ReaderPool.use {
        it.begin(bytes, start, end, limits)
        located(bytes, start, end) { coder.decode(it, at, width, packedType) }
    }
}

/** Throws unless [[start], [end]) of [bytes] can hold a message and its root. */
internal fun checkRoot(bytes: ByteArray, start: Int, end: Int) {
    if (start < 0 || end < start || end > bytes.size) {
        throw IndexOutOfBoundsException("[$start, $end) is not inside an array of ${bytes.size} bytes")
    }
    val size = end - start
    if (size < 3) throw MalformedException("a message of at least 3 bytes", "$size", 0, path = "")
    val width = bytes[end - 1].toInt() and 0xFF
    if (!isWidth(width) || width > size - 2) {
        throw MalformedException("a root width of 1, 2, 4 or 8 that fits", "$width", size - 1L, path = "")
    }
}
