package octavo.conformance

import octavo.core.MalformedException
import octavo.flex.Flex
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

class VerifierTest {
    @Test
    fun acceptsEveryValidMessage() = checkAll(Vectors.valid, { it.id }) { Flex.verify(it.bytes) }

    @Test
    fun refusesEveryInvalidMessageWhereItIsWrong() = checkAll(Vectors.invalid, { it.id }) {
        val malformed = assertFailsWith<MalformedException>(it.reason) { Flex.verify(it.bytes) }
        assertEquals(it.offset, malformed.offset, malformed.message)
    }

    @Test
    fun keepsToOtherLimits() = checkAll(Vectors.limits, { it.id }, 30) {
        val malformed = runCatching { Flex.verify(it.bytes, limits = it.limits) }.exceptionOrNull() as MalformedException?
        assertEquals(it.offset, malformed?.offset, malformed?.message ?: it.reason)
    }
}
