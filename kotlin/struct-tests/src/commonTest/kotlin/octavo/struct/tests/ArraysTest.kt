package octavo.struct.tests

import octavo.flex.Flex
import octavo.pack.Pack
import octavo.pack.PackCoder
import octavo.pack.generic.GenericCoder
import kotlin.random.Random
import kotlin.random.nextUInt
import kotlin.random.nextULong
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertNull

/** Arrays come back with their elements: they have no equality of their own. */
class ArraysTest : StructTest() {
    @Test
    fun ofPrimitives() {
        val arrays = Arrays(
            byteArrayOf(
                1,
                -2,
            ),
            booleanArrayOf(true, false), shortArrayOf(1, -300), intArrayOf(1, 70_000), longArrayOf(1L shl 40), floatArrayOf(1.5f, 0.1f),
            doubleArrayOf(0.1, -0.0), charArrayOf('a', '✓'), null, intArrayOf(),
        )
        val back = Flex.decode<Arrays>(Flex.encode(arrays))
        assertContentEquals(arrays.bytes, back.bytes)
        assertContentEquals(arrays.booleans, back.booleans)
        assertContentEquals(arrays.shorts, back.shorts)
        assertContentEquals(arrays.ints, back.ints)
        assertContentEquals(arrays.longs, back.longs)
        assertContentEquals(arrays.floats, back.floats)
        assertContentEquals(arrays.doubles, back.doubles)
        assertContentEquals(arrays.chars, back.chars)
        assertNull(back.noBytes)
        assertContentEquals(arrays.noInts, back.noInts)
    }

    @Test
    @OptIn(ExperimentalUnsignedTypes::class)
    fun ofUnsignedNumbers() {
        val arrays =
            UnsignedArrays(ubyteArrayOf(255u, 0u), ushortArrayOf(60_000u), uintArrayOf(4_000_000_000u, 1u), ulongArrayOf(ULong.MAX_VALUE))
        val back = Flex.decode<UnsignedArrays>(Flex.encode(arrays))
        assertContentEquals(arrays.uBytes, back.uBytes)
        assertContentEquals(arrays.uShorts, back.uShorts)
        assertContentEquals(arrays.uInts, back.uInts)
        assertContentEquals(arrays.uLongs, back.uLongs)
    }

    /** Whatever the size, pack has what the schema says. */
    @Test
    @OptIn(ExperimentalUnsignedTypes::class)
    fun inPack() {
        for (size in (0..20) + 200) {
            val random = Random(size)
            val booleans = BooleanArray(size) { random.nextBoolean() }
            val uBytes = UByteArray(size) { random.nextInt().toUByte() }
            val uShorts = UShortArray(size) { random.nextInt().toUShort() }
            val uInts = UIntArray(size) { random.nextUInt() shr size }
            val uLongs = ULongArray(size) { random.nextULong() shr 2 * size }
            val ints = IntArray(size) { random.nextInt() shr size }
            val back = copied(ArraysPackCoder, arrays(booleans, ints))
            assertContentEquals(booleans, back.booleans)
            assertContentEquals(ints, back.ints)
            val unsigned = copied(UnsignedArraysPackCoder, UnsignedArrays(uBytes, uShorts, uInts, uLongs))
            assertContentEquals(uBytes, unsigned.uBytes)
            assertContentEquals(uShorts, unsigned.uShorts)
            assertContentEquals(uInts, unsigned.uInts)
            assertContentEquals(uLongs, unsigned.uLongs)
        }
    }

    private fun arrays(booleans: BooleanArray, ints: IntArray) =
        Arrays(byteArrayOf(), booleans, shortArrayOf(), ints, longArrayOf(), floatArrayOf(), doubleArrayOf(), charArrayOf(), null, null)

    private fun <T : Any> copied(coder: PackCoder<T>, value: T): T {
        val bytes = Pack.encode(coder, value)
        val generic = GenericCoder(coder.schema)
        assertContentEquals(bytes, generic.encode(generic.decode(bytes)))
        return Pack.decode(coder, bytes)
    }
}
