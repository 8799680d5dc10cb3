package octavo.conformance

import octavo.core.MalformedException
import octavo.core.OctavoException
import octavo.flex.Flex
import octavo.flex.FlexValue
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

class ReaderTest {
    @Test
    fun readsEveryValue() = checkAll(Vectors.valid, { it.id }) {
        assertEquals(withFloatBits(it.value), withFloatBits(Flex.read(it.bytes).toTyped()))
    }

    @Test
    fun readsAMessageInsideALargerArray() = checkAll(Vectors.valid, { it.id }) {
        val array = ByteArray(3) { -1 } + it.bytes + ByteArray(5) { -1 }
        assertEquals(withFloatBits(it.value), withFloatBits(Flex.read(array, 3, 3 + it.bytes.size).toTyped()))
    }

    /** Unverified, a reader may read nonsense, but never anything outside the message, and never without end. */
    @Test
    fun survivesEveryInvalidMessage() = checkAll(Vectors.invalid, { it.id }) {
        try {
            visit(Flex.read(it.bytes), depth = 0)
        } catch (expected: OctavoException) {
            // the way to refuse it
        }
    }

    @Test
    fun refusesWhatIsNotUtf8WhereItIs() = checkAll(Vectors.illFormed, { it.id }, atLeast = 60) { vector ->
        for (use in listOf<(ByteArray) -> Any?>({ Flex.read(it).toTyped() }, { Flex.toJson(it) })) {
            assertEquals(vector.offset, assertFailsWith<MalformedException> { use(vector.bytes) }.offset)
        }
    }

    private fun visit(value: FlexValue, depth: Int) {
        if (depth > 100) return
        when {
            value.type.isVector -> value.vector.forEach { visit(it, depth + 1) }
            value.type.name == "MAP" -> value.map.forEach { visit(it.value, depth + 1) }
            else -> value.toTyped()
        }
    }
}
