package octavo.pack.serialization

import kotlinx.serialization.KSerializer
import kotlinx.serialization.builtins.ListSerializer
import kotlinx.serialization.builtins.MapSerializer
import kotlinx.serialization.builtins.PairSerializer
import kotlinx.serialization.builtins.serializer
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.decodeStructure
import octavo.core.MismatchException
import octavo.pack.Pack
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertIs

/** What a serializer refuses before it reads the first element has the path of the whole structure, whatever was read before. */
class RefusalPathTest {
    private class Never<T>(private val serializer: KSerializer<T>) : KSerializer<T> by serializer {
        override fun deserialize(decoder: Decoder): T = decoder.decodeStructure(descriptor) { error("never") }
    }

    private fun <T> check(serializer: KSerializer<T>, value: T) {
        val pairs = PairSerializer(ListSerializer(Int.serializer()), Never(serializer))
        val bytes = Pack.encodeToByteArray(pairs, listOf(1, 2, 3, 4) to value)
        val error = assertFailsWith<MismatchException> { Pack.decodeFromByteArray(pairs, bytes) }
        assertEquals("/second", error.path)
        assertIs<IllegalStateException>(error.cause)
    }

    @Test
    fun aStructureIsRefusedAsAWhole() {
        check(ListSerializer(Int.serializer()), listOf(5))
        check(MapSerializer(Int.serializer(), Int.serializer()), mapOf(5 to 6))
        check(PairSerializer(Int.serializer(), Int.serializer()), 5 to 6)
    }
}
