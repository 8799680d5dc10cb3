package octavo.pack.serialization

import kotlinx.serialization.Contextual
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.InternalSerializationApi
import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.SerializationException
import kotlinx.serialization.builtins.ArraySerializer
import kotlinx.serialization.builtins.ByteArraySerializer
import kotlinx.serialization.builtins.DoubleArraySerializer
import kotlinx.serialization.builtins.ListSerializer
import kotlinx.serialization.builtins.MapSerializer
import kotlinx.serialization.builtins.nullable
import kotlinx.serialization.builtins.serializer
import kotlinx.serialization.descriptors.PolymorphicKind
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.descriptors.SerialKind
import kotlinx.serialization.descriptors.buildClassSerialDescriptor
import kotlinx.serialization.descriptors.buildSerialDescriptor
import kotlinx.serialization.descriptors.element
import kotlinx.serialization.descriptors.listSerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder
import kotlinx.serialization.modules.SerializersModule
import octavo.pack.Pack
import kotlin.jvm.JvmInline
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

/** What serializers can describe and schemas cannot is refused, and told. */
class NoSchemaTest {
    @Serializable
    @SerialName("Unnamed")
    data class Unnamed(@SerialName("") val x: Int)

    @Serializable
    @SerialName("Nobody")
    enum class Nobody

    @Serializable
    @SerialName("Childless")
    sealed class Childless

    @Serializable
    @SerialName("Dotted")
    sealed class Dotted {
        @Serializable
        @SerialName("dot.")
        data object Dot : Dotted()
    }

    @Serializable
    @SerialName("Holder")
    data class Holder<T>(val value: T?)

    @Serializable
    @SerialName("Endless")
    data class Endless(val self: Endless)

    @Serializable
    @SerialName("Egg")
    data class Egg(val x: Int, val hen: Hen)

    @Serializable
    @SerialName("Hen")
    data class Hen(val egg: Egg)

    @Serializable
    @SerialName("Growing")
    data class Growing<T>(val value: T, val list: List<Growing<List<T>>>)

    @Serializable
    @SerialName("GrowingTree")
    data class GrowingTree<T>(val value: T, val same: GrowingTree<T>?, val list: List<GrowingTree<List<T>>>)

    @Serializable
    @SerialName("Digest")
    @JvmInline
    value class Digest(val bytes: ByteArray)

    @Serializable
    @SerialName("Lender")
    data class Lender(@Contextual val lent: Holder<Int>)

    private fun check(message: String, serializer: KSerializer<*>) = check(message, serializer.descriptor)

    private fun check(message: String, descriptor: SerialDescriptor) {
        val error = assertFailsWith<SerializationException> { Pack.schemaOf(descriptor) }
        assertEquals(message, error.message)
    }

    @Test
    fun namesAreText() {
        check("Unnamed has a part whose name is empty: give it another one", Unnamed.serializer())
        check("Dotted has a part whose name is empty: give it another one", Dotted.serializer())
    }

    @Test
    @OptIn(ExperimentalSerializationApi::class, InternalSerializationApi::class)
    fun namesHaveNoHalfCharacters() {
        val (high, low) = listOf(Char(0xD800), Char(0xDC00)) // a compiler may lose them in a literal
        val lone = buildClassSerialDescriptor("Lone") { element<Int>("x$high") }
        val loneEntry = buildSerialDescriptor("LoneEntry", SerialKind.ENUM) { element<Unit>("$low$high") }
        check("Lone has a part whose name has a lone surrogate: remove it", lone)
        check("LoneEntry has a part whose name has a lone surrogate: remove it", listSerialDescriptor(loneEntry))
    }

    @Test
    fun choicesHaveSomething() {
        check("Nobody has nothing to choose from: add an entry or a subclass", Holder.serializer(Nobody.serializer()))
        check("Childless has nothing to choose from: add an entry or a subclass", Holder.serializer(Childless.serializer()))
    }

    @Test
    fun valuesEnd() {
        check("Endless contains itself and never ends: let a property be null", Endless.serializer())
        check("Hen contains itself and never ends: let a property be null", Hen.serializer())
        assertFailsWith<SerializationException> { Pack.decodeFromByteArray(Endless.serializer(), ByteArray(9)) }
    }

    @Test
    @OptIn(ExperimentalSerializationApi::class)
    fun keysAreNoArrays() {
        val reason = "is the key of a map, and equals itself alone: use a List, or a class with its own equals"
        check("kotlin.ByteArray $reason", MapSerializer(ByteArraySerializer(), Int.serializer()))
        check("kotlin.DoubleArray? $reason", ListSerializer(MapSerializer(DoubleArraySerializer().nullable, Int.serializer())))
        check("kotlin.Array $reason", Holder.serializer(MapSerializer(ArraySerializer(Int.serializer()), Int.serializer())))
        check("Digest $reason", MapSerializer(Digest.serializer(), Int.serializer()))
        check("kotlin.collections.ArrayList $reason", MapSerializer(ListSerializer(Digest.serializer().nullable), Int.serializer()))
    }

    @Test
    fun contextualTypesHaveNoArguments() {
        val pack = Pack { serializersModule = SerializersModule { contextual(Holder::class) { Holder.serializer(it[0]) } } }
        val message = assertFailsWith<SerializationException> { pack.schemaOf(Lender.serializer().descriptor) }.message!!
        assertEquals("is contextual, and of a generic class", message.substringAfter("> ").substringBefore(':'))
    }

    @Test
    fun typesEnd() {
        val growing = listOf(Growing.serializer(Int.serializer()), GrowingTree.serializer(Int.serializer()))
        for (serializer in growing) {
            val message = assertFailsWith<SerializationException> { Pack.schemaOf(serializer.descriptor) }.message!!
            assertEquals("has more than 256 types inside one another", message.substringAfter(' ').substringBefore(':'))
        }
    }

    /** What JSON's own serializers of open content describe. */
    private object Open : KSerializer<Any> {
        @OptIn(ExperimentalSerializationApi::class, InternalSerializationApi::class)
        override val descriptor = buildSerialDescriptor("Open", PolymorphicKind.SEALED)

        override fun serialize(encoder: Encoder, value: Any) = throw UnsupportedOperationException()

        override fun deserialize(decoder: Decoder) = throw UnsupportedOperationException()
    }

    @Test
    fun hierarchiesNameTheirSubclasses() =
        check("Open does not say what its subclasses are, as a sealed class does: write it as text or bytes, say", ListSerializer(Open))
}
