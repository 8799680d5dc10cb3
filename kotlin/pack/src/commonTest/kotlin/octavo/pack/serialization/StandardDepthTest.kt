package octavo.pack.serialization

import kotlinx.serialization.KSerializer
import kotlinx.serialization.builtins.ListSerializer
import kotlinx.serialization.builtins.serializer
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder
import octavo.core.Limits
import octavo.core.MismatchException
import octavo.pack.Pack
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.time.Duration
import kotlin.time.Duration.Companion.seconds
import kotlin.time.ExperimentalTime
import kotlin.time.Instant
import kotlin.uuid.ExperimentalUuidApi
import kotlin.uuid.Uuid

/** Values of the standard library that have parts on the wire are a level of it, for writers as for readers. */
@OptIn(ExperimentalTime::class, ExperimentalUuidApi::class)
class StandardDepthTest {
    /** Texts, under the name by which those of kotlinx.datetime are known. */
    private object DateTimes : KSerializer<String> {
        override val descriptor = PrimitiveSerialDescriptor("kotlinx.datetime.LocalDateTime", PrimitiveKind.STRING)

        override fun serialize(encoder: Encoder, value: String) = encoder.encodeString(value)

        override fun deserialize(decoder: Decoder) = decoder.decodeString()
    }

    @Test
    fun countsALevel() {
        check(Instant.serializer(), Instant.fromEpochSeconds(1))
        check(Duration.serializer(), 1.seconds)
        check(Uuid.serializer(), Uuid.NIL)
        check(DateTimes, "2026-11-27T18:30:00")
    }

    private fun <T> check(serializer: KSerializer<T>, value: T) {
        val list = ListSerializer(serializer)
        val deep = Pack { limits = Limits(maxDepth = 2) }
        assertEquals(listOf(value), deep.decodeFromByteArray(list, deep.encodeToByteArray(list, listOf(value))))
        val error = assertFailsWith<MismatchException> { Pack { limits = Limits(maxDepth = 1) }.encodeToByteArray(list, listOf(value)) }
        assertEquals("mismatch (/0): expected at most 1 values inside one another, found more", error.message)
    }
}
