package octavo.flex.serialization

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.SerializationException
import kotlinx.serialization.builtins.ListSerializer
import kotlinx.serialization.builtins.PairSerializer
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.descriptors.buildClassSerialDescriptor
import kotlinx.serialization.encoding.CompositeDecoder.Companion.DECODE_DONE
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder
import kotlinx.serialization.encoding.decodeStructure
import kotlinx.serialization.encoding.encodeStructure
import kotlinx.serialization.serializer
import octavo.core.MismatchException
import octavo.flex.Flex
import kotlin.jvm.JvmInline
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

/** Serializers that catch what fails inside their values, and go on. */
class LenientSerializerTest {
    @Serializable
    data class Leaf(val number: Int)

    @Serializable
    data class Branch(val leaf: Leaf, val more: List<Leaf> = emptyList())

    /** Reads a list without the elements that cannot be read. */
    private class Readable<T>(private val element: KSerializer<T>) : KSerializer<List<T>> {
        private val all = ListSerializer(element)
        override val descriptor: SerialDescriptor = all.descriptor

        override fun serialize(encoder: Encoder, value: List<T>) = all.serialize(encoder, value)

        override fun deserialize(decoder: Decoder) = decoder.decodeStructure(descriptor) {
            generateSequence { decodeElementIndex(descriptor).takeIf { it != DECODE_DONE } }.mapNotNull { index ->
                runCatching { decodeSerializableElement(descriptor, index, element) }.getOrNull()
            }.toList()
        }
    }

    /** Reads null for what cannot be read. */
    private class OrNull<T : Any>(private val serializer: KSerializer<T>) : KSerializer<T?> {
        override val descriptor: SerialDescriptor = serializer.descriptor

        override fun serialize(encoder: Encoder, value: T?) = serializer.serialize(encoder, value ?: throw SerializationException("null"))

        override fun deserialize(decoder: Decoder): T? = runCatching { serializer.deserialize(decoder) }.getOrNull()
    }

    @Serializable
    @JvmInline
    value class Positive(val number: Int) {
        init {
            require(number > 0)
        }
    }

    private val broken = """{"leaf":{"number":"none"}}"""
    private val whole = """{"leaf":{"number":1}}"""
    private val branch = Branch(Leaf(1))

    private fun <T> decode(serializer: KSerializer<T>, json: String): T = Flex.decodeFromByteArray(serializer, Flex.fromJson(json))

    @Test
    fun whatFailedIsClosed() {
        val json = "[" + "$broken,".repeat(100) + whole + "]"
        assertEquals(listOf(branch), decode(Readable(serializer<Branch>()), json))
        assertEquals(List(100) { null } + branch, decode(ListSerializer(OrNull(serializer<Branch>())), json))
    }

    /** With a search through all the numbers for the place of each this would take minutes. */
    @Test
    fun noPlaceIsSoughtOfWhatIsCaught() {
        val numbers = IntArray(900_000)
        val bytes = Flex.encodeToByteArray(serializer<Pair<IntArray, List<String>>>(), numbers to List(10_000) { "no number" })
        assertEquals(
            emptyList(),
            Flex.decodeFromByteArray(PairSerializer(serializer<IntArray>(), Readable(serializer<Int>())), bytes).second,
        )
    }

    @Test
    fun laterErrorsHaveTheirOwnPath() {
        val pairs = ListSerializer(PairSerializer(OrNull(serializer<Branch>()), serializer<Positive>()))
        val e = assertFailsWith<MismatchException> { decode(pairs, """[{"first":$broken,"second":1},{"first":$broken,"second":0}]""") }
        assertEquals("/1/second", e.path)
    }

    /** What has been put of a value that failed cannot be taken back. */
    @Test
    fun aValueThatFailsHalfwayCannotBeWritten() {
        val halfway = object : KSerializer<Int> {
            override val descriptor = serializer<Branch>().descriptor

            override fun serialize(encoder: Encoder, value: Int) {
                runCatching { encoder.encodeStructure(descriptor) { error("no value") } }
                encoder.encodeInt(value)
            }

            override fun deserialize(decoder: Decoder) = decoder.decodeInt()
        }
        assertFailsWith<MismatchException> { Flex.encodeToByteArray(halfway, 1) }
        assertFailsWith<MismatchException> { Flex.encodeToByteArray(ListSerializer(halfway), listOf(1)) }
    }

    @Serializable
    sealed interface Node

    @Serializable(with = TimidSerializer::class)
    data object Timid : Node

    /** Fails before it has put anything. */
    object TimidSerializer : KSerializer<Timid> {
        override val descriptor = buildClassSerialDescriptor("timid")

        override fun serialize(encoder: Encoder, value: Timid) = throw SerializationException("no value")

        override fun deserialize(decoder: Decoder) = Timid
    }

    @Test
    fun whatIsPutInsteadOfASubclassIsNotTaggedAsOne() {
        val instead = object : KSerializer<Node> {
            private val node = serializer<Node>()
            override val descriptor = node.descriptor

            override fun serialize(encoder: Encoder, value: Node) {
                runCatching { encoder.encodeSerializableValue(node, value) }
                encoder.encodeSerializableValue(Leaf.serializer(), Leaf(1))
            }

            override fun deserialize(decoder: Decoder) = node.deserialize(decoder)
        }
        assertEquals("""{"number":1}""", Flex.toJson(Flex.encodeToByteArray(instead, Timid)))
    }
}
