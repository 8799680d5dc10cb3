package octavo.flex.serialization

import kotlinx.serialization.decodeFromByteArray
import kotlinx.serialization.encodeToByteArray
import octavo.flex.Flex
import octavo.flex.FlexType
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals

class ArraysTest {
    private val arrays = Arrays(
        byteArrayOf(1, -1),
        shortArrayOf(2, -300),
        intArrayOf(3, 70_000),
        longArrayOf(4, Long.MIN_VALUE),
        floatArrayOf(0.5f, 0.1f),
        doubleArrayOf(0.5, 0.1),
        booleanArrayOf(true, false),
        charArrayOf('a', 'ß'),
        arrayOf("x", "y"),
        listOf(byteArrayOf(7), null),
        longArrayOf(),
    )

    @Test
    fun arraysComeBack() {
        val back = Flex.decodeFromByteArray<Arrays>(Flex.encodeToByteArray(arrays))
        assertContentEquals(arrays.bytes, back.bytes)
        assertContentEquals(arrays.shorts, back.shorts)
        assertContentEquals(arrays.ints, back.ints)
        assertContentEquals(arrays.longs, back.longs)
        assertContentEquals(arrays.floats, back.floats)
        assertContentEquals(arrays.doubles, back.doubles)
        assertContentEquals(arrays.booleans, back.booleans)
        assertContentEquals(arrays.chars, back.chars)
        assertContentEquals(arrays.strings, back.strings)
        assertContentEquals(arrays.blobs[0], back.blobs[0])
        assertEquals(null, back.blobs[1])
        assertContentEquals(arrays.maybe, back.maybe)
    }

    @Test
    fun arraysAreBlobsAndTypedVectors() {
        val map = Flex.read(Flex.encodeToByteArray(arrays)).map
        assertEquals(FlexType.BLOB, map["bytes"]?.type)
        assertEquals(FlexType.VECTOR_INT, map["shorts"]?.type)
        assertEquals(FlexType.VECTOR_INT, map["ints"]?.type)
        assertEquals(FlexType.VECTOR_INT, map["longs"]?.type)
        assertEquals(FlexType.VECTOR_FLOAT, map["floats"]?.type)
        assertEquals(FlexType.VECTOR_FLOAT, map["doubles"]?.type)
        assertEquals(FlexType.VECTOR_BOOL, map["booleans"]?.type)
        assertEquals(FlexType.VECTOR, map["strings"]?.type)
        assertEquals(FlexType.BLOB, map["blobs"]?.vector?.get(0)?.type)
    }

    @Test
    fun listsOfNumbersHaveTheBytesOfArrays() {
        assertContentEquals(Flex.encodeToByteArray(arrays.ints), Flex.encodeToByteArray(arrays.ints.toList()))
        assertContentEquals(Flex.encodeToByteArray(arrays.longs), Flex.encodeToByteArray(arrays.longs.toSet()))
        assertContentEquals(Flex.encodeToByteArray(arrays.doubles), Flex.encodeToByteArray(arrays.doubles.toList()))
        assertContentEquals(Flex.encodeToByteArray(arrays.floats), Flex.encodeToByteArray(arrays.floats.toList()))
        assertContentEquals(Flex.encodeToByteArray(arrays.booleans), Flex.encodeToByteArray(arrays.booleans.toList()))
    }
}
