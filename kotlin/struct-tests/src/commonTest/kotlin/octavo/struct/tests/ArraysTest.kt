package octavo.struct.tests

import octavo.flex.Flex
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
}
