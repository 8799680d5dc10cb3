package octavo.struct.tests

import octavo.struct.Struct

/** Arrays of every primitive, and one that may be null. */
@Struct
public class Arrays(
    public val bytes: ByteArray,
    public val booleans: BooleanArray,
    public val shorts: ShortArray,
    public val ints: IntArray,
    public val longs: LongArray,
    public val floats: FloatArray,
    public val doubles: DoubleArray,
    public val chars: CharArray,
    public val noBytes: ByteArray?,
    public val noInts: IntArray?,
)

/** Arrays of unsigned numbers. */
@Struct
@OptIn(ExperimentalUnsignedTypes::class)
public class UnsignedArrays(
    public val uBytes: UByteArray,
    public val uShorts: UShortArray,
    public val uInts: UIntArray,
    public val uLongs: ULongArray,
)
