package octavo.flex.serialization

import kotlinx.serialization.Serializable
import kotlinx.serialization.decodeFromByteArray
import kotlinx.serialization.encodeToByteArray
import octavo.flex.Flex
import octavo.flex.FlexBuilder
import octavo.flex.FlexBytes
import octavo.flex.coder.FlexCoder
import octavo.flex.coder.FlexCoders
import octavo.flex.coder.FlexReader
import octavo.flex.coder.FlexShape
import octavo.flex.coder.missing
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals

class RoutingTest {
    @Serializable
    data class Holder(val leaf: Leaf, val leaves: List<Leaf>, val maybe: Leaf?, val byName: Map<String, Leaf>)

    /** What the processor would write for [Leaf], and a count of its calls. */
    private class LeafCoder : FlexCoder<Leaf>("octavo.flex.serialization.Leaf") {
        private val shape = FlexShape("value")
        var calls = 0

        override fun encode(value: Leaf, to: FlexBuilder) {
            calls++
            val start = to.startStruct()
            to.put(value.value)
            to.endStruct(start, shape)
        }

        override fun decode(from: FlexReader, at: Int, width: Int, packedType: Int): Leaf {
            calls++
            val base = from.startStruct(at, width, packedType)
            val own = FlexBytes.widthOf(packedType)
            val place = from.indexOf(shape, 0, base, own)
            if (place < 0) throw from.missing("value", base)
            val text = from.string(base + place * own, own, from.typeOf(base, own, place))
            from.endStruct()
            return Leaf(text)
        }
    }

    private val coder = LeafCoder()
    private val registry = FlexCoders()
    private val flex = Flex { coders = registry }
    private val holder = Holder(Leaf("a"), listOf(Leaf("b"), Leaf("c")), null, mapOf("k" to Leaf("d")))

    @Test
    fun generatedCodersDoTheWorkOfTheirSerializers() {
        registry.register(Leaf::class, coder)
        val bytes = flex.encodeToByteArray(holder)
        assertContentEquals(Flex.encodeToByteArray(holder), bytes)
        assertEquals(4, coder.calls)
        assertEquals(holder, flex.decodeFromByteArray(bytes))
        assertEquals(8, coder.calls)
        assertEquals(Leaf("root"), flex.decodeFromByteArray(flex.encodeToByteArray(Leaf("root"))))
        assertEquals(10, coder.calls)
    }

    @Test
    fun coderRegisteredLaterIsFound() {
        flex.encodeToByteArray(holder)
        registry.register(Leaf::class, coder)
        flex.encodeToByteArray(holder)
        assertEquals(4, coder.calls)
    }

    @Test
    fun anotherConfigurationIsNotLeftToGeneratedCoders() {
        registry.register(Leaf::class, coder)
        Flex(flex) { ignoreUnknownKeys = false }.encodeToByteArray(holder)
        assertEquals(0, coder.calls)
    }
}
