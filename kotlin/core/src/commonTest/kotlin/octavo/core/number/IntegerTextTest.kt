package octavo.core.number

import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals

class IntegerTextTest {
    private val target = ByteArray(IntegerText.MAX_BYTES + 1)

    private fun signed(value: Long) = target.decodeToString(1, IntegerText.print(value, target, 1))

    private fun unsigned(value: Long) = target.decodeToString(1, IntegerText.printUnsigned(value, target, 1))

    @Test
    fun printsAsThePlatformDoes() {
        val random = Random(1)
        val values = listOf(0L, 9, 10, 99, 100, Long.MAX_VALUE, Long.MIN_VALUE, -1, 999_999_999_999_999_999, 1_000_000_000_000_000_000) +
            List(5000) { random.nextLong() shr random.nextInt(64) }
        for (value in values) {
            assertEquals(value.toString(), signed(value))
            assertEquals(value.toULong().toString(), unsigned(value))
        }
    }
}
