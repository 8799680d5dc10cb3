package octavo.pack.serialization

import kotlinx.serialization.KSerializer
import kotlinx.serialization.builtins.ListSerializer
import kotlinx.serialization.builtins.MapSerializer
import kotlinx.serialization.builtins.serializer
import kotlinx.serialization.encoding.Decoder
import octavo.core.MalformedException
import octavo.core.MalformedKind
import octavo.pack.Pack
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

/** A serializer of a program's own may make another map of the one in a message. */
class OwnMapsTest {
    private val ints = MapSerializer(Int.serializer(), Int.serializer())

    /** Keeps the entries whose value is positive; [read] reads all. */
    private inner class Positive(private val read: Decoder.() -> Map<Int, Int>) : KSerializer<Map<Int, Int>> by ints {
        override fun deserialize(decoder: Decoder) = decoder.read().filterValues { it > 0 }
    }

    private val both = listOf(Positive { decodeSerializableValue(ints) }, Positive { ints.deserialize(this) })

    @Test
    fun aMapMayHaveFewerEntriesThanItsMessage() {
        for (positive in both) {
            val lists = ListSerializer(positive)
            val bytes = Pack.encodeToByteArray(lists, listOf(mapOf(1 to 5, 2 to -5), emptyMap(), mapOf(1 to -1)))
            assertEquals(listOf(mapOf(1 to 5), emptyMap(), emptyMap()), Pack.decodeFromByteArray(lists, bytes))
        }
    }

    @Test
    fun aKeyThatComesTwiceIsRefusedAllTheSame() {
        for (positive in both) {
            val twice = assertFailsWith<MalformedException> { Pack.decodeFromByteArray(positive, "02000202000204".hexToByteArray()) }
            assertEquals(listOf(MalformedKind.DUPLICATE, 4L), listOf(twice.kind, twice.offset))
        }
    }
}
