package octavo.flex.coder

import octavo.flex.Flex
import java.lang.management.ManagementFactory
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertSame
import kotlin.test.assertTrue

/** Encoding allocates nothing, accessors allocate nothing, decoding allocates its result. */
class CoderAllocationTest {
    private val threads = ManagementFactory.getThreadMXBean() as com.sun.management.ThreadMXBean
    private val profile =
        UserProfile(7_000_000_000, "ada", listOf("a", "bcd", "a"), Address("Main Street", "Paris", null), doubleArrayOf(0.5, 0.1), Plan.PRO)
    private val message = Flex.encode(UserProfileFlexCoder, profile)
    private val target = ByteArray(4096)
    private var sink = 0L

    private inline fun bytesPerRun(run: () -> Unit): Double {
        repeat(30_000) { run() }
        val before = threads.currentThreadAllocatedBytes
        repeat(RUNS) { run() }
        return (threads.currentThreadAllocatedBytes - before) / RUNS.toDouble()
    }

    @Test
    fun encodingIntoAnArrayAllocatesNothing() {
        val bytes = bytesPerRun { sink += Flex.encode(UserProfileFlexCoder, profile, target, 0) }
        assertTrue(bytes < 1, "$bytes bytes a message")
    }

    @Test
    fun readingPropertiesAllocatesNothing() {
        val bytes = bytesPerRun {
            val accessor = message.asUserProfile()
            sink += accessor.id + accessor.usernameByteLength + accessor.address.cityByteLength + accessor.plan.ordinal
            accessor.scores.forEach { sink += it.toLong() }
            for (index in 0 until accessor.tags.size) sink += accessor.tags.elements.byteLength(index)
        }
        assertTrue(bytes < 1, "$bytes bytes a message")
    }

    @Test
    fun decodingAllocatesItsResult() {
        val bytes = bytesPerRun { sink += Flex.decode(UserProfileFlexCoder, message).id }
        // profile 48, address 24, list 24 and its array 32, doubles 32, 6 distinct strings of 24 and their arrays of 24 or 32
        assertTrue(bytes < RESULT, "$bytes bytes a message")
    }

    @Test
    fun findsGeneratedCodersByName() {
        assertSame(UserProfileFlexCoder, generatedCoder(UserProfile::class))
        assertEquals(null, generatedCoder(Plan::class))
        assertEquals(profile, Flex.decode<UserProfile>(Flex.encode(profile)))
    }

    private companion object {
        const val RUNS = 10_000
        const val RESULT = 520
    }
}
