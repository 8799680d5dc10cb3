package octavo.pack.serialization

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.SerializationException
import kotlinx.serialization.builtins.ListSerializer
import kotlinx.serialization.builtins.MapSerializer
import kotlinx.serialization.builtins.PairSerializer
import kotlinx.serialization.builtins.nullable
import kotlinx.serialization.builtins.serializer
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder
import kotlinx.serialization.serializer
import octavo.pack.Pack
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

/** A serializer that writes or reads no value where its descriptor has one, or more than one, is told: others would come in its place. */
class OneValueTest {
    @Serializable
    private enum class Coin { HEADS, TAILS }

    /** Writes a number as many times as it says. */
    private object Times : KSerializer<Int> {
        override val descriptor = PrimitiveSerialDescriptor("Times", PrimitiveKind.INT)

        override fun serialize(encoder: Encoder, value: Int) = repeat(value) { encoder.encodeInt(value) }

        override fun deserialize(decoder: Decoder) = decoder.decodeInt()
    }

    /** Writes an entry that its descriptor does not have. */
    private object EdgeOfCoin : KSerializer<Coin> {
        override val descriptor = serializer<Coin>().descriptor

        override fun serialize(encoder: Encoder, value: Coin) = encoder.encodeEnum(descriptor, 2)

        override fun deserialize(decoder: Decoder) = Coin.entries[decoder.decodeEnum(descriptor)]
    }

    @Test
    fun anElementHasOneValueOfItsType() {
        fun <T> check(message: String, serializer: KSerializer<T>, value: T) {
            val error = assertFailsWith<SerializationException> { Pack.encodeToByteArray(serializer, value) }
            assertEquals("a serializer writes $message", error.message)
        }
        for ((count, fault) in listOf(0 to "nothing", 2 to "a second value")) {
            check("$fault where its descriptor says vi32", Times, count)
            check("$fault where its descriptor says vi32", ListSerializer(Times), listOf(1, count))
            check("$fault where its descriptor says vi32?", ListSerializer(Times.nullable), listOf(null, count))
            check("$fault where its descriptor says vi32", MapSerializer(Times, Times), mapOf(1 to count))
            check("$fault where its descriptor says vi32", PairSerializer(Times, Times), Pair(1, count))
        }
        check("entry 2 where its descriptor says enum(HEADS,TAILS)", PairSerializer(EdgeOfCoin, Times), Pair(Coin.HEADS, 1))
    }

    /** Reads a number [count] times. */
    private class Reads(private val count: Int) : KSerializer<Int> by Int.serializer() {
        override fun deserialize(decoder: Decoder) = (1..count).fold(0) { _, _ -> decoder.decodeInt() }
    }

    /** Reads what may be null, and asks not whether there is a value. */
    private class Blind(private val read: Decoder.() -> Int?) : KSerializer<Int?> by Int.serializer().nullable {
        override fun deserialize(decoder: Decoder) = decoder.read()
    }

    @Test
    @OptIn(ExperimentalSerializationApi::class)
    fun anElementIsReadOnce() {
        fun <T> check(message: String, serializer: KSerializer<T>, bytes: String) {
            val error = assertFailsWith<SerializationException> { Pack.decodeFromByteArray(serializer, bytes.hexToByteArray()) }
            assertEquals("a serializer reads $message", error.message)
        }
        for ((count, fault) in listOf(0 to "nothing", 2 to "a second value")) {
            val reads = Reads(count)
            check("$fault where its descriptor says vi32", reads, "0002")
            check("$fault where its descriptor says vi32", ListSerializer(reads), "020204")
            check("$fault where its descriptor says vi32?", ListSerializer(reads.nullable), "02020204")
            check("$fault where its descriptor says vi32", MapSerializer(Int.serializer(), reads), "01000204")
            check("$fault where its descriptor says vi32", PairSerializer(reads, Int.serializer()), "000204")
        }
        val ints = Int.serializer()
        check("an absent value where its descriptor says vi32?", PairSerializer(Blind { decodeInt() }, ints), "0002")
        check("null where its descriptor says vi32?", PairSerializer(Blind { decodeNull() }, ints), "010204")
    }
}
