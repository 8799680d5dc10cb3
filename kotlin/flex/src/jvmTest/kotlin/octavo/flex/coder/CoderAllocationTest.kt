package octavo.flex.coder

import octavo.flex.Flex
import octavo.flex.bytesPerRun
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertSame
import kotlin.test.assertTrue

/** Encoding allocates nothing, decoding its result. */
class CoderAllocationTest {
    private val profile =
        UserProfile(7_000_000_000, "ada", listOf("a", "bcd", "a"), Address("Main Street", "Paris", null), doubleArrayOf(0.5, 0.1), Plan.PRO)
    private val message = Flex.encode(UserProfileFlexCoder, profile)
    private val target = ByteArray(4096)

    @Test
    fun encodingIntoAnArrayAllocatesNothing() {
        val bytes = bytesPerRun(::encode)
        assertTrue(bytes < 1, "$bytes bytes a message")
    }

    private fun encode(): Long = Flex.encodeInto(UserProfileFlexCoder, profile, target, 0).toLong()

    @Test
    fun decodingAllocatesItsResult() {
        val bytes = bytesPerRun { Flex.decode(UserProfileFlexCoder, message).id }
        // profile 48, address 24, list 24 and its array 32, doubles 32, 7 strings of 24 and their arrays of 24, one of 32
        assertTrue(bytes < RESULT + 1, "$bytes bytes a message")
    }

    @Test
    fun findsGeneratedCodersByName() {
        assertSame(UserProfileFlexCoder, generatedCoder(UserProfile::class))
        assertEquals(null, generatedCoder(Plan::class))
        assertEquals(profile, Flex.decode<UserProfile>(Flex.encode(profile)))
    }

    private companion object {
        const val RESULT = 504
    }
}
