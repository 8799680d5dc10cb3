package octavo.flex.serialization

import kotlinx.serialization.SerializationException
import kotlinx.serialization.decodeFromByteArray
import kotlinx.serialization.encodeToByteArray
import octavo.core.MalformedException
import octavo.core.MismatchException
import octavo.core.OctavoException
import octavo.flex.Flex
import octavo.flex.coder.FlexReader
import octavo.flex.coder.missing
import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertIs

class SerialErrorTest {
    private inline fun <reified T> mismatch(json: String): MismatchException =
        assertFailsWith { Flex.decodeFromByteArray<T>(Flex.fromJson(json)) }

    @Test
    fun aMissingPropertyIsNamedAsGeneratedCodersNameIt() {
        val bytes = Flex.fromJson("""[{"value":"a"},{"other":1}]""")
        val e = assertFailsWith<MismatchException> { Flex.decodeFromByteArray<List<Leaf>>(bytes) }
        val map = Flex.read(bytes).vector[1].map
        val reader = FlexReader().apply { begin(bytes) }
        assertEquals(reader.missing("value", map.values[0].offset.toInt()).locate().message, e.message)
        assertEquals("/1", e.path)
    }

    @Test
    fun theMapThatLacksAPropertyIsTheOneNamed() {
        assertEquals("/children/1", mismatch<Tree>("""{"name":"a","children":[{"name":"b","children":[{"name":"c"}]},{}]}""").path)
        assertEquals("", mismatch<Tree>("""{"children":[{"name":"b"}]}""").path)
    }

    @Test
    fun errorsSayWhereAndWhat() {
        val e = mismatch<Collections>("""{"ints":[1,"two"]}""")
        assertEquals("an integer", e.expected)
        assertEquals("/ints/1", e.path)
        assertEquals(
            "/mixed/k/0/value",
            mismatch<Collections>(
                """{"ints":[],"nullables":[],"strings":[],"nested":[],"leaves":[],"mixed":{"k":[{"value":5}]}}""",
            ).path,
        )
        assertEquals("\"GREEN\"", mismatch<List<Color>>("""["RED","GREEN"]""").found)
        assertEquals("a map", mismatch<Leaf>("[]").expected)
        assertEquals("a vector", mismatch<List<Int>>("{}").expected)
        assertEquals("\"x\"", mismatch<Map<Int, Int>>("""{"x":1}""").found)
    }

    /** As `BinaryFormat` promises: frameworks answer what is thrown of another class as if the program had a fault. */
    @Test
    fun whatIsWrongIsASerializationException() {
        assertFailsWith<SerializationException> { Flex.decodeFromByteArray<Leaf>(byteArrayOf(1, 2, 3)) }
        assertFailsWith<SerializationException> { Flex.decodeFromByteArray<Leaf>(Flex.fromJson("{}")) }
        assertFailsWith<SerializationException> { Flex.encodeToByteArray(Leaf("\uD800")) }
    }

    @Test
    fun deepValuesAreRefused() {
        val deep = (1..100).fold(Tree("leaf")) { tree, _ -> Tree("t", listOf(tree)) }
        val e = assertFailsWith<MalformedException> { Flex.decodeFromByteArray<Tree>(Flex.encodeToByteArray(deep)) }
        assertEquals("a depth of at most 64", e.expected)
        val deepest = (1..1000).fold(Tree("leaf")) { tree, _ -> Tree("t", listOf(tree)) }
        val tooDeep = assertFailsWith<MismatchException> { Flex.encodeToByteArray(deepest) }
        assertIs<IllegalStateException>(tooDeep.cause)
        assertEquals("/children/0".repeat(500), tooDeep.path)
        assertEquals(Leaf("next"), Flex.decodeFromByteArray(Flex.encodeToByteArray(Leaf("next"))))
    }

    @Test
    fun aClassWithAPropertyNamedLikeTheDiscriminatorIsNotPolymorphic() {
        val flex = Flex { classDiscriminator = "radius" }
        val e = assertFailsWith<MismatchException> { flex.encodeToByteArray<Shape>(Shape.Circle(1.0)) }
        assertIs<SerializationException>(e.cause)
    }

    @Test
    fun changedBytesGiveAValueOrAnOctavoException() {
        val random = Random(1)
        for (sample in samples + otherSamples) repeat(60) { decodeChanged(sample, random) }
    }

    private fun <T> decodeChanged(sample: Sample<T>, random: Random) {
        val flex = Flex { serializersModule = module }
        val bytes = flex.encodeToByteArray(sample.serializer, sample.value)
        repeat(1 + random.nextInt(3)) { bytes[random.nextInt(bytes.size)] = random.nextInt().toByte() }
        try {
            flex.decodeFromByteArray(sample.serializer, bytes)
        } catch (_: OctavoException) {
            return
        } catch (_: IllegalArgumentException) {
            return // what a serializer refuses, as that of a Pair and that of Money do, it says in its own words
        }
    }
}
