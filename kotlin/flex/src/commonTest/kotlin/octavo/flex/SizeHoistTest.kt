package octavo.flex

import kotlin.test.Test
import kotlin.test.assertEquals

/**
 * The size profile where scalars were hoisted before maps, in and out of the reach of one byte and of two.
 *
 * The digests are of a planner that plans each map: what writes some without a plan writes the same.
 */
class SizeHoistTest {
    private val builder = FlexBuilder(FlexOptions(FlexProfile.SIZE))

    @Test
    fun writesMapsOfHoistedScalarsAsPlanned(): Unit = assertEquals(SHORT_DIGEST, digest(2..60, hasLead = false))

    @Test
    fun plansMapsThatHoistedScalarsAreTooFarFrom(): Unit = assertEquals(LONG_DIGEST, digest(4000..4003, hasLead = true))

    private fun digest(counts: IntRange, hasLead: Boolean): Int {
        var digest = 0
        for (distinct in listOf(1, 3, 50, Int.MAX_VALUE)) {
            for (fields in 1..5) {
                for (count in counts) digest = 31 * digest + message(count, fields, distinct, hasLead).contentHashCode()
            }
        }
        return digest
    }

    /** Writes [count] maps of [fields] scalars each; the scalars of all of them are hoisted at once behind a map that [hasLead]. */
    private fun message(count: Int, fields: Int, distinct: Int, hasLead: Boolean): ByteArray {
        builder.vector {
            if (hasLead) writeLead()
            for (index in 0 until count) {
                map {
                    for (field in 0 until fields) scalar("f$field", index % distinct, field)
                }
            }
        }
        return builder.finish()
    }

    private fun FlexBuilder.writeLead(): Unit = map {
        key("lead")
        map { }
    }

    private fun FlexBuilder.scalar(key: String, index: Int, field: Int) {
        key(key)
        when (field) {
            2 -> put(index % 100)
            3 -> put(0x1_0000_0000L + index)
            else -> put(index * 0.1 + field % 2)
        }
    }

    private companion object {
        const val SHORT_DIGEST = -617_193_659
        const val LONG_DIGEST = -1_519_153_482
    }
}
