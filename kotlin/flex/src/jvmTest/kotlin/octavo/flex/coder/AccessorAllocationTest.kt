package octavo.flex.coder

import octavo.flex.Flex
import octavo.flex.bytesPerRun
import kotlin.test.Test
import kotlin.test.assertTrue

/** Reading through an accessor allocates nothing. */
class AccessorAllocationTest {
    private val profile =
        UserProfile(7_000_000_000, "ada", listOf("a", "bcd", "a"), Address("Main Street", "Paris", null), doubleArrayOf(0.5, 0.1), Plan.PRO)
    private val message = Flex.encode(profile)

    /** A function that boxes nothing. */
    private fun interface Read {
        fun from(bytes: ByteArray): Long
    }

    private fun check(read: Read) {
        val bytes = bytesPerRun { read.from(message) }
        assertTrue(bytes < 1, "$bytes bytes a run")
    }

    @Test
    fun scalars() = check { it.asUserProfile().id }

    @Test
    fun enums() = check { it.asUserProfile().plan.ordinal.toLong() }

    @Test
    fun textLengths() = check { it.asUserProfile().usernameByteLength.toLong() }

    @Test
    fun nestedStructs() = check { it.asUserProfile().address.cityByteLength.toLong() }

    @Test
    fun nulls() = check { if (it.asUserProfile().address.zip == null) 1 else 0 }

    @Test
    fun severalProperties() = check {
        val user = it.asUserProfile()
        user.id + user.usernameByteLength + user.address.streetByteLength + user.address.cityByteLength
    }

    @Test
    fun elements() = check {
        val scores = it.asUserProfile().scores
        var sum = 0.0
        for (index in 0 until scores.size) sum += scores[index]
        sum.toLong()
    }

    @Test
    fun eachElement() = check {
        var sum = 0.0
        it.asUserProfile().scores.forEach { score -> sum += score }
        sum.toLong()
    }

    @Test
    fun elementsOfAnyWidth() = check {
        val tags = it.asUserProfile().tags.elements
        var sum = 0L
        for (index in 0 until tags.size) sum += tags.byteLength(index)
        sum
    }
}
