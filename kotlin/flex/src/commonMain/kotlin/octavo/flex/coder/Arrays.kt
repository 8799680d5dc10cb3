package octavo.flex.coder

import octavo.core.readDoublesLe
import octavo.core.readLongsLe
import octavo.flex.FlexBytes
import octavo.flex.TypeCode

// What coders read arrays with.

/** Reads the bytes of a blob. */
public fun FlexReader.byteArray(at: Int, width: Int, packedType: Int): ByteArray =
    blobOf(bytes, start, end, at, width, packedType) { from, to ->
        admit(to - from, from)
        bytes.copyOfRange(from, to)
    }

/** Reads a vector of integers. */
public fun FlexReader.shortArray(at: Int, width: Int, packedType: Int): ShortArray =
    array(at, width, packedType, ::ShortArray) { array, index, slot, own, type -> array[index] = short(slot, own, type) }

/** Reads a vector of integers. */
public fun FlexReader.intArray(at: Int, width: Int, packedType: Int): IntArray =
    array(at, width, packedType, ::IntArray) { array, index, slot, own, type -> array[index] = int(slot, own, type) }

/** Reads a vector of integers. */
public fun FlexReader.longArray(at: Int, width: Int, packedType: Int): LongArray = if (packedType ushr 2 == TypeCode.VECTOR_INT) {
    plain(at, width, packedType, ::LongArray) { array, base, own, size ->
        if (own == Long.SIZE_BYTES) {
            bytes.readLongsLe(base, array)
        } else {
            FlexBytes.forEachSigned(bytes, base, own, size) { index, value -> array[index] = value }
        }
    }
} else {
    array(at, width, packedType, ::LongArray) { array, index, slot, own, type -> array[index] = long(slot, own, type) }
}

/** Reads a vector of numbers. */
public fun FlexReader.floatArray(at: Int, width: Int, packedType: Int): FloatArray =
    array(at, width, packedType, ::FloatArray) { array, index, slot, own, type -> array[index] = float(slot, own, type) }

/** Reads a vector of numbers. */
public fun FlexReader.doubleArray(at: Int, width: Int, packedType: Int): DoubleArray = if (packedType ushr 2 == TypeCode.VECTOR_FLOAT &&
    packedType and 3 >= 2
) {
    plain(at, width, packedType, ::DoubleArray) { array, base, own, size ->
        if (own == Double.SIZE_BYTES) {
            bytes.readDoublesLe(base, array)
        } else {
            FlexBytes.forEachFloat(bytes, base, own, size) { index, value -> array[index] = value }
        }
    }
} else {
    array(at, width, packedType, ::DoubleArray) { array, index, slot, own, type -> array[index] = double(slot, own, type) }
}

/** Reads a vector of Booleans. */
public fun FlexReader.booleanArray(at: Int, width: Int, packedType: Int): BooleanArray =
    array(at, width, packedType, ::BooleanArray) { array, index, slot, own, type -> array[index] = boolean(slot, own, type) }

/** Reads a vector of strings of one character. */
public fun FlexReader.charArray(at: Int, width: Int, packedType: Int): CharArray =
    array(at, width, packedType, ::CharArray) { array, index, slot, own, type -> array[index] = char(slot, own, type) }

/** Reads a vector of integers. */
@ExperimentalUnsignedTypes
public fun FlexReader.uByteArray(at: Int, width: Int, packedType: Int): UByteArray =
    array(at, width, packedType, ::UByteArray) { array, index, slot, own, type -> array[index] = uByte(slot, own, type) }

/** Reads a vector of integers. */
@ExperimentalUnsignedTypes
public fun FlexReader.uShortArray(at: Int, width: Int, packedType: Int): UShortArray =
    array(at, width, packedType, ::UShortArray) { array, index, slot, own, type -> array[index] = uShort(slot, own, type) }

/** Reads a vector of integers. */
@ExperimentalUnsignedTypes
public fun FlexReader.uIntArray(at: Int, width: Int, packedType: Int): UIntArray =
    array(at, width, packedType, ::UIntArray) { array, index, slot, own, type -> array[index] = uInt(slot, own, type) }

/** Reads a vector of integers. */
@ExperimentalUnsignedTypes
public fun FlexReader.uLongArray(at: Int, width: Int, packedType: Int): ULongArray =
    array(at, width, packedType, ::ULongArray) { array, index, slot, own, type -> array[index] = uLong(slot, own, type) }

/** Reads a vector whose elements are as they stand: [read] takes them all, so that its loop need not look at widths. */
private inline fun <A> FlexReader.plain(
    at: Int,
    width: Int,
    packedType: Int,
    make: (Int) -> A,
    read: (array: A, base: Int, width: Int, size: Int) -> Unit,
): A {
    val base = startVector(at, width, packedType)
    val size = vectorSize(base, packedType)
    return make(size).also {
        read(it, base, FlexBytes.widthOf(packedType), size)
        endStruct()
    }
}

private inline fun <A> FlexReader.array(
    at: Int,
    width: Int,
    packedType: Int,
    make: (Int) -> A,
    set: (array: A, index: Int, at: Int, width: Int, packedType: Int) -> Unit,
): A {
    val base = startVector(at, width, packedType)
    val size = vectorSize(base, packedType)
    var index = 0
    return make(size).also { array -> forEach(base, packedType, size) { slot, own, type -> set(array, index++, slot, own, type) } }
}
