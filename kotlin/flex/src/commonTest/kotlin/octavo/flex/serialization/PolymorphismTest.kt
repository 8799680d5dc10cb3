package octavo.flex.serialization

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Polymorphic
import kotlinx.serialization.PolymorphicSerializer
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.builtins.ByteArraySerializer
import kotlinx.serialization.builtins.ListSerializer
import kotlinx.serialization.builtins.serializer
import kotlinx.serialization.decodeFromByteArray
import kotlinx.serialization.descriptors.buildClassSerialDescriptor
import kotlinx.serialization.encodeToByteArray
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder
import kotlinx.serialization.encoding.encodeStructure
import kotlinx.serialization.modules.SerializersModule
import kotlinx.serialization.modules.polymorphic
import kotlinx.serialization.modules.subclass
import octavo.core.MismatchException
import octavo.flex.Flex
import octavo.flex.coder.FlexShape
import kotlin.jvm.JvmInline
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue

class PolymorphismTest {
    @Serializable
    sealed interface Payload {
        @Serializable
        @SerialName("text")
        @JvmInline
        value class Text(val text: String) : Payload

        @Serializable
        @SerialName("leaf")
        @JvmInline
        value class OfLeaf(val leaf: Leaf) : Payload

        @Serializable
        @SerialName("level")
        enum class Level : Payload { LOW, HIGH }
    }

    @Serializable
    data class Anything(val values: List<@Polymorphic Any>)

    private inline fun <reified T> json(value: T, flex: Flex = Flex) = Flex.toJson(flex.encodeToByteArray(value))

    private inline fun <reified T> decode(json: String, flex: Flex = Flex) = flex.decodeFromByteArray<T>(Flex.fromJson(json))

    @Test
    fun onlyABaseIsDiscriminated() {
        assertEquals("""{"radius":1.0}""", json(Shape.Circle(1.0)))
        assertEquals("""{"radius":1.0,"type":"circle"}""", json<Shape>(Shape.Circle(1.0)))
    }

    @Test
    fun whatIsNoMapIsWrapped() {
        val payloads = listOf(Payload.Text("a"), Payload.OfLeaf(Leaf("b")), Payload.Level.HIGH)
        assertEquals(
            """[{"type":"text","value":"a"},{"type":"leaf","value":"b"},{"type":"level","value":"HIGH"}]""",
            json<List<Payload>>(payloads),
        )
        assertEquals(payloads, Flex.decodeFromByteArray<List<Payload>>(Flex.encodeToByteArray<List<Payload>>(payloads)))
    }

    @Test
    fun anythingCanBePolymorphic() {
        val flex = Flex {
            serializersModule = SerializersModule {
                polymorphic(Any::class) {
                    subclass(Int::class)
                    subclass(String::class)
                    subclass(Leaf::class)
                    @Suppress("UNCHECKED_CAST")
                    subclass(List::class as kotlin.reflect.KClass<List<Int>>, ListSerializer(Int.serializer()))
                }
            }
        }
        val value = Anything(listOf(1, "two", Leaf("three")))
        assertEquals(value, flex.decodeFromByteArray(flex.encodeToByteArray(value)))
    }

    @Test
    fun theDiscriminatorCanBeChosen() {
        val flex = Flex { classDiscriminator = "#kind" }
        assertEquals("""{"#kind":"circle","radius":1.0}""", json<Shape>(Shape.Circle(1.0), flex))
        assertEquals<Shape>(Shape.Circle(1.0), decode("""{"#kind":"circle","radius":1.0}""", flex))
        assertEquals("""{"#kind":"text","value":"a"}""", json<Payload>(Payload.Text("a"), flex))
    }

    @Test
    fun theDiscriminatorMayStandAnywhere() {
        assertEquals<Shape>(Shape.Square(1, "l"), decode("""{"zz":1,"type":"square","aa":0,"side":1,"label":"l"}"""))
        assertEquals<Shape>(Shape.Square(1), decode("""{"type":"square","side":1}"""))
    }

    @Test
    fun unknownSubclassesAreNamed() {
        val e = assertFailsWith<MismatchException> { decode<List<Shape>>("""[{"type":"circle","radius":1},{"type":"cube","edge":1}]""") }
        assertTrue("Shape" in e.expected, e.message)
        assertEquals("\"cube\"", e.found)
        assertEquals("/1/type", e.path)
    }

    @Test
    fun aMissingDiscriminatorIsAnError() {
        val e = assertFailsWith<MismatchException> { decode<List<Shape>>("""[{"radius":1}]""") }
        assertEquals("/0", e.path)
        assertFailsWith<MismatchException> { decode<Shape>("[1]") }
        assertFailsWith<MismatchException> { decode<Shape>("""{"type":1}""") }
    }

    /** Shapes are numbered for good, and tables of all of them grow with the numbers. */
    @Test
    fun messagesThatAreRefusedNumberNoShapes() {
        fun refuse() = assertFailsWith<MismatchException> { decode<Shape>("""{"type":"cube"}""") }
        refuse()
        val before = FlexShape("before").id
        repeat(10) { refuse() }
        assertEquals(before + 1, FlexShape("after").id)
    }

    @Test
    fun unknownSubclassesCanHaveADefault() {
        val flex = Flex {
            serializersModule = SerializersModule {
                polymorphic(Animal::class) {
                    subclass(Dog::class)
                    defaultDeserializer { Cat.serializer() }
                }
            }
        }
        assertEquals<Animal>(Cat("tom", 9), decode("""{"type":"lion","name":"tom","lives":9}""", flex))
        assertEquals<Animal>(Cat("tom", 9), decode("""{"name":"tom","lives":9}""", flex))
        val strict = Flex(flex) { ignoreUnknownKeys = false }
        assertEquals<Animal>(Cat("tom", 9), decode("""{"type":"lion","name":"tom","lives":9}""", strict))
        assertEquals<Animal>(Cat("tom", 9), decode("""{"name":"tom","lives":9}""", strict))
        val e = assertFailsWith<MismatchException> { decode<Animal>("""{"name":"tom","lives":9,"mane":1}""", strict) }
        assertEquals("\"mane\"", e.found)
    }

    @Serializable
    data class Stranger(override val name: String, val type: String) : Animal()

    @Test
    fun theDefaultMayHaveThePropertyThatNamesTheSubclass() {
        val flex = Flex {
            serializersModule = SerializersModule {
                polymorphic(Animal::class) {
                    subclass(Dog::class)
                    defaultDeserializer { Stranger.serializer() }
                }
            }
        }
        for (strict in listOf(false, true)) {
            val strange = Flex(flex) { ignoreUnknownKeys = !strict }
            assertEquals<Animal>(Stranger("tom", "lion"), decode("""{"type":"lion","name":"tom"}""", strange))
            assertEquals<Animal>(Dog("rex", emptyList()), decode("""{"type":"dog","name":"rex","tricks":[]}""", strange))
        }
        assertEquals<Animal>(Stranger("tom", "lion"), decode("""{"type":"lion","name":"tom","mane":1}""", flex))
        assertFailsWith<MismatchException> { flex.encodeToByteArray<Animal>(Stranger("tom", "lion")) }
    }

    @Test
    fun bytesCanBePolymorphic() {
        val flex = Flex {
            serializersModule = SerializersModule {
                polymorphic(Any::class) { subclass(ByteArray::class, ByteArraySerializer()) }
            }
        }
        val bytes = flex.encodeToByteArray(PolymorphicSerializer(Any::class), byteArrayOf(1, 2))
        assertEquals("""{"type":"kotlin.ByteArray","value":"AQI="}""", Flex.toJson(bytes))
        assertContentEquals(byteArrayOf(1, 2), flex.decodeFromByteArray(PolymorphicSerializer(Any::class), bytes) as ByteArray)
    }

    @Serializable
    sealed interface Signal

    @Serializable(with = SilenceSerializer::class)
    data object Silence : Signal

    /** Reads nothing of the map that it has written. */
    object SilenceSerializer : KSerializer<Silence> {
        override val descriptor = buildClassSerialDescriptor("silence")

        override fun serialize(encoder: Encoder, value: Silence) = encoder.encodeStructure(descriptor) {}

        override fun deserialize(decoder: Decoder) = Silence
    }

    @Serializable
    data class Typed(val type: String)

    @Test
    fun aSubclassThatReadsNothingLeavesTheNextValueAlone() {
        val pairs = listOf<Pair<Signal, Typed>>(Silence to Typed("a"), Silence to Typed("b"))
        assertEquals(pairs, Flex.decodeFromByteArray(Flex.encodeToByteArray(pairs)))
    }
}
