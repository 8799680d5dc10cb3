package octavo.core.number

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotEquals
import kotlin.test.assertTrue

class PowersOfTenTest {
    @Test
    fun knowsTheLeadingBits() {
        val cases = mapOf(
            0 to "80000000000000000000000000000000",
            1 to "a0000000000000000000000000000000",
            -1 to "cccccccccccccccccccccccccccccccc",
            55 to "d0cf4b50cfe20765fff4b4e3f741cf6d",
            308 to "8e679c2f5e44ff8f570f09eaa7ea7648",
            -342 to "eef453d6923bd65a113faa2906a13b3f",
        )
        for ((exponent, hex) in cases) {
            repeat(2) {
                assertEquals(hex, PowersOfTen.high(exponent).toULong().toHexString() + PowersOfTen.low(exponent).toULong().toHexString())
            }
        }
    }

    /** The cache tells filled words from empty ones by this. */
    @Test
    fun hasNoWordOfZerosAboveAndOfOnesBelow() {
        for (exponent in PowersOfTen.MIN_EXPONENT..PowersOfTen.MAX_EXPONENT) {
            assertTrue(PowersOfTen.high(exponent) < 0)
            assertNotEquals(-1L, PowersOfTen.low(exponent))
        }
    }
}
