package octavo.flex.serialization

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.builtins.ListSerializer
import kotlinx.serialization.builtins.PairSerializer
import kotlinx.serialization.builtins.serializer
import kotlinx.serialization.decodeFromByteArray
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.descriptors.buildClassSerialDescriptor
import kotlinx.serialization.descriptors.element
import kotlinx.serialization.encodeToByteArray
import kotlinx.serialization.encoding.CompositeDecoder
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder
import kotlinx.serialization.encoding.decodeStructure
import kotlinx.serialization.encoding.encodeStructure
import octavo.core.MismatchException
import octavo.flex.Flex
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue

class CustomSerializerTest {
    private data class Point(val x: Int, val y: Int?, val label: String)

    /** Writes its elements in an order of its own, leaves out what is not there, and asks for elements one by one. */
    private object BackwardPoint : KSerializer<Point> {
        override val descriptor = buildClassSerialDescriptor("Point") {
            element<Int>("x")
            element<Int?>("y")
            element<String>("label")
        }

        override fun serialize(encoder: Encoder, value: Point) = encoder.encodeStructure(descriptor) {
            encodeStringElement(descriptor, 2, value.label)
            value.y?.let { encodeIntElement(descriptor, 1, it) }
            encodeIntElement(descriptor, 0, value.x)
        }

        override fun deserialize(decoder: Decoder) = decoder.decodeStructure(descriptor) {
            var point = Point(0, null, "")
            while (true) {
                point = when (val index = decodeElementIndex(descriptor)) {
                    0 -> point.copy(x = decodeIntElement(descriptor, 0))
                    1 -> point.copy(y = decodeIntElement(descriptor, 1))
                    2 -> point.copy(label = decodeStringElement(descriptor, 2))
                    else -> break
                }
            }
            point
        }
    }

    /** Begins an element that it puts no value in. */
    private object Unfinished : KSerializer<Point> {
        override val descriptor = BackwardPoint.descriptor

        override fun serialize(encoder: Encoder, value: Point) = encoder.encodeStructure(descriptor) {
            encodeInlineElement(descriptor, 0)
            encodeStringElement(descriptor, 2, value.label)
        }

        override fun deserialize(decoder: Decoder) = throw UnsupportedOperationException()
    }

    @Test
    fun anElementWithoutAValueIsRefused() {
        val e = assertFailsWith<MismatchException> { Flex.encodeToByteArray(ListSerializer(Unfinished), listOf(Point(1, 2, "a"))) }
        assertTrue("1 values were put for 2 names" in e.message!!, e.message)
    }

    /** A class that is written as a list of strings. */
    private object LinesAsList : KSerializer<String> {
        private val lines = ListSerializer(String.serializer())
        override val descriptor: SerialDescriptor = SerialDescriptor("Lines", lines.descriptor)

        override fun serialize(encoder: Encoder, value: String) = encoder.encodeSerializableValue(lines, value.lines())

        override fun deserialize(decoder: Decoder) = decoder.decodeSerializableValue(lines).joinToString("\n")
    }

    @Serializable
    private data class Page(
        @Serializable(LinesAsList::class) val text: String,
        val points: List<
            @Serializable(BackwardPoint::class)
            Point,
            >,
        val number: Int,
    )

    @Test
    fun elementsComeInAnyOrderOrNotAtAll() {
        val points = listOf(Point(1, 2, "a"), Point(3, null, "b"), Point(4, 5, "c"))
        val bytes = Flex.encodeToByteArray(ListSerializer(BackwardPoint), points)
        assertEquals("""[{"label":"a","x":1,"y":2},{"label":"b","x":3},{"label":"c","x":4,"y":5}]""", Flex.toJson(bytes))
        assertEquals(points, Flex.decodeFromByteArray(ListSerializer(BackwardPoint), bytes))
    }

    @Test
    fun aSerializerMayHandItsValueOn() {
        val page = Page("one\ntwo", listOf(Point(1, null, "a")), 3)
        val bytes = Flex.encodeToByteArray(page)
        assertEquals("""{"number":3,"points":[{"label":"a","x":1}],"text":["one","two"]}""", Flex.toJson(bytes))
        assertEquals(page, Flex.decodeFromByteArray(bytes))
    }

    @Test
    fun elementsMayBeLeftUnread() {
        val serializer = object : KSerializer<Int> {
            override val descriptor = BackwardPoint.descriptor

            override fun serialize(encoder: Encoder, value: Int) = BackwardPoint.serialize(encoder, Point(value, 1, "l"))

            override fun deserialize(decoder: Decoder) = decoder.decodeStructure(descriptor) {
                while (decodeElementIndex(descriptor) != 0) continue
                decodeIntElement(descriptor, 0)
            }
        }
        val bytes = Flex.encodeToByteArray(ListSerializer(serializer), listOf(5, 6))
        assertEquals(listOf(5, 6), Flex.decodeFromByteArray(ListSerializer(serializer), bytes))
    }

    @Test
    fun elementsMayBeReadInAnyOrder() {
        val serializer = object : KSerializer<Point> by BackwardPoint {
            override fun deserialize(decoder: Decoder) = decoder.decodeStructure(descriptor) {
                decodeElementIndex(descriptor)
                val label = decodeStringElement(descriptor, 2)
                Point(decodeIntElement(descriptor, 0), decodeIntElement(descriptor, 1), label)
            }
        }
        for (more in listOf("", ",\"z\":0")) {
            val bytes = Flex.fromJson("{\"label\":\"l\",\"x\":1,\"y\":2$more}")
            assertEquals(Point(1, 2, "l"), Flex.decodeFromByteArray(serializer, bytes))
        }
    }

    /** Writes null where its descriptor says an unsigned integer. */
    @OptIn(ExperimentalSerializationApi::class)
    private object UnsignedOrNull : KSerializer<UInt?> {
        override val descriptor = UInt.serializer().descriptor

        override fun serialize(encoder: Encoder, value: UInt?) =
            encoder.encodeInline(descriptor).run { if (value == null) encodeNull() else encodeInt(value.toInt()) }

        override fun deserialize(decoder: Decoder) =
            decoder.decodeInline(descriptor).run { if (decodeNotNullMark()) decodeInt().toUInt() else decodeNull() }
    }

    @Test
    fun whatFollowsNullInThePlaceOfAnUnsignedNumberHasItsSign() {
        for (pair in listOf(Pair(null, -7), Pair(UInt.MAX_VALUE, -7))) {
            val bytes = Flex.encodeToByteArray(PairSerializer(UnsignedOrNull, Int.serializer()), pair)
            assertEquals("""{"first":${pair.first},"second":-7}""", Flex.toJson(bytes))
            assertEquals(pair, Flex.decodeFromByteArray(PairSerializer(UnsignedOrNull, Int.serializer()), bytes))
        }
    }

    @Test
    fun defaultsAreLeftOutWhenAskedFor() {
        val brief = Flex { encodeDefaults = false }
        assertEquals("""{"a":9}""", Flex.toJson(brief.encodeToByteArray(Defaults(a = 9, e = "9 two"))))
        assertEquals("""{"always":1}""", Flex.toJson(brief.encodeToByteArray(ChosenDefaults())))
        assertEquals("""{"always":1,"last":3}""", Flex.toJson(Flex.encodeToByteArray(ChosenDefaults())))
        assertEquals(Defaults(a = 9), brief.decodeFromByteArray(brief.encodeToByteArray(Defaults(a = 9))))
    }

    @Test
    fun aSerializerMayUseTheFormatItself() {
        val nested = object : KSerializer<Leaf> {
            private val bytes = kotlinx.serialization.builtins.ByteArraySerializer()
            override val descriptor = bytes.descriptor

            override fun serialize(encoder: Encoder, value: Leaf) =
                encoder.encodeSerializableValue(bytes, Flex.encodeToByteArray(value))

            override fun deserialize(decoder: Decoder): Leaf = Flex.decodeFromByteArray(decoder.decodeSerializableValue(bytes))
        }
        val leaves = listOf(Leaf("a"), Leaf("b"))
        val bytes = Flex.encodeToByteArray(ListSerializer(nested), leaves)
        assertEquals(leaves, Flex.decodeFromByteArray(ListSerializer(nested), bytes))
    }
}
