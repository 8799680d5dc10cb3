package octavo.pack.serialization

import kotlinx.serialization.Contextual
import kotlinx.serialization.KSerializer
import kotlinx.serialization.Polymorphic
import kotlinx.serialization.PolymorphicSerializer
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.SerializationException
import kotlinx.serialization.builtins.ByteArraySerializer
import kotlinx.serialization.builtins.ListSerializer
import kotlinx.serialization.builtins.nullable
import kotlinx.serialization.builtins.serializer
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.descriptors.buildClassSerialDescriptor
import kotlinx.serialization.descriptors.element
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder
import kotlinx.serialization.encoding.decodeStructure
import kotlinx.serialization.encoding.encodeStructure
import kotlinx.serialization.modules.SerializersModule
import kotlinx.serialization.modules.contextual
import kotlinx.serialization.modules.polymorphic
import kotlinx.serialization.modules.subclass
import kotlinx.serialization.serializer
import octavo.core.Limits
import octavo.core.MalformedException
import octavo.core.MalformedKind
import octavo.core.MismatchException
import octavo.pack.Pack
import octavo.pack.generic.GenericCoder
import octavo.pack.schema.text
import kotlin.jvm.JvmInline
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertIs
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Instant
import kotlin.uuid.ExperimentalUuidApi
import kotlin.uuid.Uuid

/** What serializers write is what the schema of their descriptor says, and comes back. */
class SerializersTest {
    @Serializable
    sealed interface Payload {
        @Serializable
        @SerialName("text")
        @JvmInline
        value class Text(val text: String) : Payload

        @Serializable
        data class Pair(val left: Int, val right: Payload?) : Payload

        @Serializable
        @SerialName("level")
        enum class Level : Payload { LOW, HIGH }

        @Serializable
        data object None : Payload
    }

    interface Animal

    @Serializable
    @SerialName("dog")
    data class Dog(val name: String) : Animal

    @Serializable
    @SerialName("pack")
    data class Herd(val all: List<@Polymorphic Animal>) : Animal

    @Serializable
    @JvmInline
    value class Label(val text: String?)

    class Money(val cents: Long) {
        override fun equals(other: Any?) = other is Money && other.cents == cents

        override fun hashCode() = cents.hashCode()
    }

    object MoneyAsCents : KSerializer<Money> {
        override val descriptor: SerialDescriptor = SerialDescriptor("Money", Long.serializer().descriptor)

        override fun serialize(encoder: Encoder, value: Money) = encoder.encodeLong(value.cents)

        override fun deserialize(decoder: Decoder) = Money(decoder.decodeLong())
    }

    @Serializable
    data class Order(@Contextual val total: Money, @Contextual val rest: Money?, val label: Label?, val labels: List<Label?>)

    @Serializable
    @OptIn(ExperimentalUuidApi::class)
    data class Times(val at: Instant, val lasts: Duration, val id: Uuid?, val all: List<Instant>)

    /** Native finds none for an interface by itself. */
    private val anyAnimal = PolymorphicSerializer(Animal::class)

    private val animals = Pack {
        serializersModule = SerializersModule {
            contextual(Money::class, MoneyAsCents)
            polymorphic(Animal::class) {
                subclass(Dog::class)
                subclass(Herd::class)
            }
        }
    }

    private inline fun <reified T> check(schema: String, value: T, pack: Pack = animals, serializer: KSerializer<T> = serializer()) {
        assertEquals(schema, pack.schemaOf(serializer.descriptor).text())
        val bytes = pack.encodeToByteArray(serializer, value)
        assertEquals(value, pack.decodeFromByteArray(serializer, bytes))
        val generic = GenericCoder(pack.schemaOf(serializer.descriptor))
        assertContentEquals(bytes, generic.encode(generic.decode(bytes)))
    }

    @Test
    fun lonelyValues() {
        check("bool", true)
        check("vi32", -300)
        check<Long?>("vi64?", 1L shl 40)
        check<Long?>("vi64?", null)
        check("u16", 'é')
        check("f64", 0.1)
        check("str", "a text of more than fifteen bytes")
        check("[enum(LOW,HIGH)]", listOf(Payload.Level.HIGH, Payload.Level.LOW))
        check("struct()", Unit)
    }

    @Test
    fun runs() {
        check("[bool?]", listOf(true, null, false, null, true, true, true, true, true, null))
        check("[bool]", List(19) { it % 3 == 0 })
        check("[vi32?]", listOf(1, null, -70_000))
        check("[vi64?]", List<Long?>(20) { null })
        check("[vu64]", listOf(ULong.MAX_VALUE, 0u))
        check("[f32?]", listOf(1.5f, null))
        check("{vi32?:[str?]}", mapOf(1 to listOf(null, "x"), null to emptyList()))
        check("[{str:bool}?]", listOf(null, mapOf("a" to true, "b" to false)))
    }

    @Test
    fun entries() {
        val entry = serializer<Map.Entry<Int, Int?>>()
        assertEquals("{vi32:vi32?}", Pack.schemaOf(entry.descriptor).text())
        val back = Pack.decodeFromByteArray(entry, Pack.encodeToByteArray(entry, mapOf(300 to null).entries.single()))
        assertEquals(listOf(300, null), listOf(back.key, back.value))
        for (map in listOf(emptyMap(), mapOf(1 to 1, 2 to null))) {
            val bytes = Pack.encodeToByteArray(serializer<Map<Int, Int?>>(), map)
            assertFailsWith<MismatchException> { Pack.decodeFromByteArray(entry, bytes) }
        }
    }

    @Test
    fun bytes() {
        val value = ByteArray(40) { it.toByte() }
        val bytes = Pack.encodeToByteArray(serializer<List<ByteArray?>>(), listOf(value, null, ByteArray(0)))
        val back = Pack.decodeFromByteArray(serializer<List<ByteArray?>>(), bytes)
        assertContentEquals(value, back[0])
        assertEquals(listOf(40, null, 0), back.map { it?.size })
    }

    @Test
    fun sealedClasses() {
        check<Payload>(
            "union(None:struct(),Pair:struct(left:vi32,right:#0?),level:struct(value:enum(LOW,HIGH)),text:struct(value:str))",
            Payload.Pair(1, Payload.Pair(-2, Payload.Text("t"))),
        )
        check(
            "[union(None:struct(),Pair:struct(left:vi32,right:#0?),level:struct(value:enum(LOW,HIGH)),text:struct(value:str))]",
            listOf(Payload.Level.HIGH, Payload.None, Payload.Pair(3, null)),
        )
    }

    @Serializable
    sealed interface Outcome<out T> {
        @Serializable
        @SerialName("done")
        data class Done<T>(val value: T) : Outcome<T>

        @Serializable
        @SerialName("failed")
        data class Failed(val reason: String) : Outcome<Nothing>
    }

    @Serializable
    data class Outcomes(val number: Outcome<Int>, val text: Outcome<String>, val other: Outcome<Int>)

    @Test
    fun genericSealedClasses() = check(
        "struct(number:union(done:struct(value:vi32),failed:struct(reason:str)),text:union(done:struct(value:str),failed:#3),other:#1)",
        Outcomes(Outcome.Done(1), Outcome.Done("a"), Outcome.Failed("b")),
    )

    @Serializable
    data class Box<T>(val content: T)

    @Serializable
    data class Chain<T>(val head: T, val tail: Chain<T>?)

    @Test
    fun equalDescriptorsOfUnlikeParts() {
        check(
            "struct(first:struct(content:union(done:struct(value:vi32),failed:struct(reason:str)))," +
                "second:struct(content:union(done:struct(value:str),failed:#4)))",
            Box<Outcome<Int>>(Outcome.Done(1)) to Box<Outcome<String>>(Outcome.Done("a")),
        )
        check(
            "struct(first:struct(first:[vi32],second:bool),second:struct(first:[str],second:bool),third:#1)",
            Triple(listOf(1) to true, listOf("a") to false, listOf(2) to true),
        )
        check(
            "struct(first:struct(head:[vi32],tail:#1?),second:struct(first:struct(head:[str],tail:#3?),second:#1))",
            Chain(listOf(1), Chain(listOf(2), null)) to (Chain(listOf("a"), null) to Chain(listOf(3), null)),
        )
        check(
            "struct(content:union(done:struct(value:struct(content:union(done:struct(value:vi32),failed:struct(reason:str)))),failed:#6))",
            Box<Outcome<Box<Outcome<Int>>>>(Outcome.Done(Box(Outcome.Done(1)))),
        )
    }

    @Serializable
    @JvmInline
    value class Holder<T>(val held: T)

    @Test
    fun genericValueClassesInsideOneAnother() {
        for (holder in listOf(Holder(null), Holder(Holder(null)), Holder(Holder(1)))) check("(vi32?)?", holder)
    }

    @Test
    fun subclassesOfTheSerializersModule() {
        check("(str,bytes)", Herd(listOf(Dog("a dog with a name of some length"), Herd(emptyList()))), serializer = anyAnimal)
        val bytes = animals.encodeToByteArray(anyAnimal, Dog("x"))
        assertEquals("23646f670178", bytes.toHexString())
        assertFailsWith<MismatchException> { animals.decodeFromByteArray(anyAnimal, "23646f780178".hexToByteArray()) }
    }

    @Test
    fun messagesOfSubclassesAreExplained() {
        fun check(kind: MalformedKind, offset: Long, path: String, bytes: String) {
            val error = assertFailsWith<MalformedException> { animals.decodeFromByteArray(anyAnimal, bytes.hexToByteArray()) }
            assertEquals(listOf(kind, offset, path), listOf(error.kind, error.offset, error.path))
        }
        check(MalformedKind.TRAILING, 6, "", "33646f67017800")
        check(MalformedKind.UTF8, 5, "/name", "23646f6701ff")
        check(MalformedKind.TRUNCATED, 6, "/name", "23646f670278")
        check(MalformedKind.UTF8, 11, "/all/0/name", "747061636b" + "01" + "23646f6701ff")
    }

    @Test
    fun messagesInsideOneAnotherCountAsDepth() {
        fun herds(count: Int) = (1..count).fold<Int, Animal>(Dog("x")) { animal, _ -> Herd(listOf(animal)) }
        assertFailsWith<MismatchException> { animals.encodeToByteArray(anyAnimal, herds(40)) }
        val bytes = animals.encodeToByteArray(anyAnimal, herds(16))
        assertEquals(herds(16), animals.decodeFromByteArray(anyAnimal, bytes))
        val shallow = Pack(animals) { limits = Limits(maxDepth = 32) }
        val error = assertFailsWith<MalformedException> { shallow.decodeFromByteArray(anyAnimal, bytes) }
        assertEquals(MalformedKind.LIMIT, error.kind)
    }

    /** The tuple around a lone value that may be null is no level. */
    @Test
    fun loneValuesThatMayBeNullAreAsDeepAsOthers() {
        val shallow = Pack { limits = Limits(maxDepth = 1) }
        fun <T> check(bytes: String, serializer: KSerializer<T>, value: T) {
            assertEquals(bytes, shallow.encodeToByteArray(serializer, value).toHexString())
            assertEquals(value, shallow.decodeFromByteArray(serializer, bytes.hexToByteArray()))
        }
        check("010102", serializer<List<Int>?>(), listOf(1))
        check("010178", Dog.serializer().nullable, Dog("x"))
        assertFailsWith<MismatchException> { shallow.encodeToByteArray(serializer<List<List<Int>>?>(), listOf(listOf(1))) }
        val error = assertFailsWith<MalformedException> {
            shallow.decodeFromByteArray(serializer<List<List<Int>>?>(), "01010102".hexToByteArray())
        }
        assertEquals(listOf(MalformedKind.LIMIT, 2L), listOf(error.kind, error.offset))
    }

    /** Reads a message of its own out of the bytes of its value. */
    private object Enclosed : KSerializer<Dog> {
        private val bytes = ByteArraySerializer()
        override val descriptor = SerialDescriptor("Enclosed", bytes.descriptor)

        override fun serialize(encoder: Encoder, value: Dog) =
            encoder.encodeSerializableValue(bytes, Pack.encodeToByteArray(Dog.serializer(), value))

        override fun deserialize(decoder: Decoder): Dog =
            Pack.decodeFromByteArray(Dog.serializer(), decoder.decodeSerializableValue(bytes))
    }

    /** What is wrong with a message inside is no fault of the one around it. */
    @Test
    fun messagesThatSerializersRead() {
        val dogs = ListSerializer(Enclosed)
        assertEquals(listOf(Dog("x")), Pack.decodeFromByteArray(dogs, Pack.encodeToByteArray(dogs, listOf(Dog("x")))))
        val error = assertFailsWith<MismatchException> { Pack.decodeFromByteArray(dogs, "02020178020278".hexToByteArray()) }
        assertEquals("/1", error.path)
        assertIs<MalformedException>(error.cause)
    }

    @Test
    fun contextualAndValueClasses() = check(
        "struct(total:vi64,rest:vi64?,label:(str?)?,labels:[(str?)?])",
        Order(Money(5), null, Label(null), listOf(null, Label("l"), Label(null))),
    )

    @Test
    @OptIn(ExperimentalUuidApi::class)
    fun standardTypes() = check(
        "struct(at:(vi64,vu32),lasts:(vi64,vu32),id:[u8;16]?,all:[(vi64,vu32)])",
        Times(
            Instant.fromEpochSeconds(-1, 5),
            (-1500).milliseconds,
            Uuid.parse("123e4567-e89b-12d3-a456-426614174000"),
            listOf(Instant.DISTANT_PAST),
        ),
    )

    @Serializable
    data class Moment(val second: Long, val nanosecond: UInt)

    @Test
    fun instantsEnd() {
        val (least, most) = listOf(Long.MIN_VALUE, Long.MAX_VALUE).map { Instant.fromEpochSeconds(it) }
        check("[(vi64,vu32)]", listOf(least, most))
        for (beyond in listOf(least.epochSeconds - 1, most.epochSeconds + 1, Long.MAX_VALUE)) {
            val bytes = Pack.encodeToByteArray(serializer(), listOf(Moment(beyond, 0u)))
            val error = assertFailsWith<MismatchException> { Pack.decodeFromByteArray(serializer<List<Instant>>(), bytes) }
            assertEquals("$beyond", error.found)
        }
    }

    private object Backward : KSerializer<Int> {
        override val descriptor = buildClassSerialDescriptor("Backward") {
            element<Int>("a")
            element<Int?>("b")
        }

        override fun serialize(encoder: Encoder, value: Int) = encoder.encodeStructure(descriptor) {
            if (value < 0) encodeIntElement(descriptor, 1, value)
            if (value != 0) encodeIntElement(descriptor, 0, value)
        }

        override fun deserialize(decoder: Decoder) = decoder.decodeStructure(descriptor) {
            decodeElementIndex(descriptor)
            decodeIntElement(descriptor, 0)
        }
    }

    @Test
    fun aStructHasAllFieldsInTheirOrder() {
        val bytes = Pack.encodeToByteArray(Backward, 5)
        assertEquals("000a", bytes.toHexString())
        assertFailsWith<SerializationException> { Pack.encodeToByteArray(Backward, -1) }
        assertFailsWith<SerializationException> { Pack.encodeToByteArray(Backward, 0) }
        assertFailsWith<SerializationException> { Pack.decodeFromByteArray(Backward, bytes) }
    }

    /** Goes on where [Backward] has failed between its elements. */
    private object Lenient : KSerializer<Int> by Backward {
        override fun serialize(encoder: Encoder, value: Int) {
            runCatching { Backward.serialize(encoder, -value) }
            Backward.serialize(encoder, value)
        }

        override fun deserialize(decoder: Decoder) = runCatching { Backward.deserialize(decoder) }.getOrDefault(0)
    }

    @Test
    fun aSerializerCannotGoOnInsideAValueThatFailed() {
        val bytes = Pack.encodeToByteArray(Backward, 5)
        assertFailsWith<SerializationException> { Pack.encodeToByteArray(Lenient, 5) }
        assertFailsWith<SerializationException> { Pack.decodeFromByteArray(Lenient, bytes) }
        assertFailsWith<SerializationException> { Pack.encodeToByteArray(ListSerializer(Lenient), listOf(5)) }
        assertFailsWith<SerializationException> { Pack.decodeFromByteArray(ListSerializer(Lenient), "01000a".hexToByteArray()) }
    }

    @Test
    fun malformedMessagesAreExplained() {
        val error =
            assertFailsWith<MalformedException> {
                Pack.decodeFromByteArray(ListSerializer(Dog.serializer()), "01036162ff".hexToByteArray())
            }
        assertEquals(listOf(MalformedKind.UTF8, 4L, "/0/name"), listOf(error.kind, error.offset, error.path))
        val twice =
            assertFailsWith<MalformedException> { Pack.decodeFromByteArray(serializer<Map<Int, Int>>(), "02000202000204".hexToByteArray()) }
        assertEquals(MalformedKind.DUPLICATE, twice.kind)
    }
}
