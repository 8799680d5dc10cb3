package octavo.flex.coder

import octavo.flex.Flex
import java.lang.management.ManagementFactory
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertSame
import kotlin.test.assertTrue

/** Encoding allocates nothing, accessors at most themselves, decoding its result. */
class CoderAllocationTest {
    private val threads = ManagementFactory.getThreadMXBean() as com.sun.management.ThreadMXBean
    private val profile =
        UserProfile(7_000_000_000, "ada", listOf("a", "bcd", "a"), Address("Main Street", "Paris", null), doubleArrayOf(0.5, 0.1), Plan.PRO)
    private val message = Flex.encode(UserProfileFlexCoder, profile)
    private val target = ByteArray(4096)
    private var sink = 0L

    /** A function that boxes nothing. */
    private fun interface Run {
        fun once(): Long
    }

    private fun bytesPerRun(run: Run): Double {
        repeat(300_000) { sink += run.once() }
        val before = threads.currentThreadAllocatedBytes
        repeat(RUNS) { sink += run.once() }
        return (threads.currentThreadAllocatedBytes - before) / RUNS.toDouble()
    }

    @Test
    fun encodingIntoAnArrayAllocatesNothing() {
        val bytes = bytesPerRun(::encode)
        assertTrue(bytes < 1 + LIST_ITERATOR, "$bytes bytes a message")
    }

    private fun encode(): Long = Flex.encode(UserProfileFlexCoder, profile, target, 0).toLong()

    @Test
    fun readingPropertiesAllocatesAtMostTheViews() {
        val bytes = bytesPerRun(::readProperties)
        assertTrue(bytes < 1 + VIEWS, "$bytes bytes a message")
    }

    private fun readProperties(): Long {
        val accessor = message.asUserProfile()
        var sum = accessor.id + accessor.usernameByteLength + accessor.address.cityByteLength + accessor.plan.ordinal
        accessor.scores.forEach { sum += it.toLong() }
        val tags = accessor.tags
        for (index in 0 until tags.size) sum += tags.elements.byteLength(index)
        return sum
    }

    @Test
    fun decodingAllocatesItsResult() {
        val bytes = bytesPerRun { Flex.decode(UserProfileFlexCoder, message).id }
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

        /** Two structs of 48 bytes and two vectors of 40, unless the compiler sees that they need not be. */
        const val VIEWS = 176

        /** What a `for` over a list makes, unless the compiler sees that it need not. */
        const val LIST_ITERATOR = 24
    }
}
