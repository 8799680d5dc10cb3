package octavo.flex.serialization

import kotlinx.serialization.Serializable
import kotlinx.serialization.decodeFromByteArray
import kotlinx.serialization.encodeToByteArray
import octavo.core.MismatchException
import octavo.flex.Flex
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

class EvolutionTest {
    @Serializable
    data class Nullables(val required: Int?, val defaulted: Int? = 5)

    private inline fun <reified T> decode(json: String, flex: Flex = Flex) = flex.decodeFromByteArray<T>(Flex.fromJson(json))

    @Test
    fun orderOfKeysDoesNotMatter() {
        assertEquals(Renamed(1, 2), decode("""{"zulu":1,"alpha":2}"""))
        assertEquals(Renamed(1, 2), decode("""{"alpha":2,"zulu":1}"""))
    }

    @Test
    fun unknownKeysAreIgnored() {
        assertEquals(Renamed(1, 2), decode("""{"aa":[1,{"zulu":9}],"alpha":2,"middle":null,"zulu":1,"zz":"x"}"""))
        assertEquals(Branch(Leaf("a"), null, listOf(Leaf("b"))), decode("""{"leaf":{"value":"a","v":1},"leaves":[{"w":2,"value":"b"}]}"""))
    }

    @Test
    fun unknownKeysAreRefusedWhenAskedFor() {
        val strict = Flex { ignoreUnknownKeys = false }
        assertEquals(Renamed(1, 2), decode("""{"zulu":1,"alpha":2}""", strict))
        val e = assertFailsWith<MismatchException> { decode<Branch>("""{"leaf":{"value":"a","extra":1}}""", strict) }
        assertEquals("a property of octavo.flex.serialization.Leaf", e.expected)
        assertEquals("\"extra\"", e.found)
        assertEquals("/leaf/extra", e.path)
    }

    @Test
    fun missingPropertiesTakeTheirDefaults() {
        assertEquals(Defaults(), decode("{}"))
        assertEquals(Defaults(a = 9), decode("""{"a":9}"""))
        assertEquals(Defaults(a = 9, d = Leaf("x")), decode("""{"d":{"value":"x"},"a":9}"""))
    }

    @Test
    fun missingAndNullAreDifferentThings() {
        assertEquals(Nullables(null, 5), decode("""{"required":null}"""))
        assertEquals(Nullables(1, null), decode("""{"required":1,"defaulted":null}"""))
        assertFailsWith<MismatchException> { decode<Nullables>("""{"defaulted":1}""") }
        assertFailsWith<MismatchException> { decode<Defaults>("""{"a":null}""") }
    }

    @Test
    fun numbersOfOtherWidthsAreRead() {
        assertEquals(Leaf("x") to 3.0, decode("""{"first":{"value":"x"},"second":3}"""))
        assertEquals(listOf(1.0, 2.5), decode("[1,2.5]"))
        assertEquals(listOf(1f, 2.5f), decode("[1,2.5]"))
        assertEquals(listOf(1uL, ULong.MAX_VALUE), decode("[1,18446744073709551615]"))
        assertFailsWith<MismatchException> { decode<List<Byte>>("[1,128]") }
        assertFailsWith<MismatchException> { decode<List<Int>>("[1,2147483648]") }
        assertFailsWith<MismatchException> { decode<List<Int>>("[1,2.0]") }
        assertFailsWith<MismatchException> { decode<List<Long>>("[1,18446744073709551615]") }
        assertFailsWith<MismatchException> { decode<List<UInt>>("[1,-1]") }
        assertFailsWith<MismatchException> { decode<List<UByte>>("[1,256]") }
    }

    @Test
    fun otherBuildersVectorsAreRead() {
        val fixed = Flex.build { vectorOf(true) }
        assertEquals(listOf(1, 2, 3), Flex.decodeFromByteArray<List<Int>>(fixed))
        assertEquals(listOf(1L, 2L, 3L), Flex.decodeFromByteArray<LongArray>(fixed).toList())
        val indirect = Flex.build {
            vector {
                putIndirect(5L)
                putIndirect(7uL)
                put(1)
            }
        }
        assertEquals(listOf(5, 7, 1), Flex.decodeFromByteArray<List<Int>>(indirect))
        assertEquals(listOf(5.0, 7.0, 1.0), Flex.decodeFromByteArray<DoubleArray>(indirect).toList())
        val keys = Flex.build {
            vector {
                putKey("a")
                putKey("b")
            }
        }
        assertEquals(listOf("a", "b"), Flex.decodeFromByteArray<List<String>>(keys))
    }

    private fun octavo.flex.FlexBuilder.vectorOf(isFixed: Boolean) {
        val start = startVector()
        for (value in 1..3) put(value)
        endTypedVector(start, isFixed)
    }

    @Test
    fun aMapOfOddKeysIsRefused() {
        val e = assertFailsWith<MismatchException> { decode<Map<Leaf, Int>>("""[{"value":"x"}]""") }
        assertEquals("keys and values in turn", e.expected)
    }
}
