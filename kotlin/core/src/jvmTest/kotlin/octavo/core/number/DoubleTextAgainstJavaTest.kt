package octavo.core.number

import java.math.BigDecimal
import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class DoubleTextAgainstJavaTest {
    private val target = ByteArray(DoubleText.MAX_BYTES)

    @Test
    fun printsShortestAndReadsBack() {
        val random = Random(5)
        repeat(1_000_000) {
            val value = Double.fromBits(random.nextLong())
            if (value.isFinite()) check(value)
        }
    }

    private fun check(value: Double) {
        val end = DoubleText.print(value, target, 0)
        val text = String(target, 0, end, Charsets.ISO_8859_1)
        assertEquals(value.toRawBits(), text.toDouble().toRawBits(), text)
        assertEquals(value.toRawBits(), DoubleText.parse(target, 0, end).toRawBits(), text)
        assertTrue(significantDigits(text) <= significantDigits(value.toString()), "$text against $value")
    }

    private fun significantDigits(text: String): Int = BigDecimal(text).stripTrailingZeros().precision()

    @Test
    fun parsesAsJavaDoes() {
        val random = Random(6)
        repeat(200_000) {
            val digits = String(CharArray(random.nextInt(1, 40)) { '0' + random.nextInt(10) })
            checkParse("${random.nextInt(10)}.${digits}e${random.nextInt(-345, 312)}")
        }
    }

    /** Texts of points halfway between neighbours, and right beside them. */
    @Test
    fun breaksTiesAsJavaDoes() {
        val random = Random(7)
        repeat(20_000) {
            val value = Double.fromBits(random.nextLong() and Long.MAX_VALUE)
            if (value.isFinite() && value.toRawBits() and 1 == 0L) {
                val halfway = (BigDecimal(value) + BigDecimal(Math.nextUp(value).coerceAtMost(Double.MAX_VALUE))) / BigDecimal(2)
                checkParse(halfway.toString().replace("E", "e"))
                checkParse(halfway.add(BigDecimal.ONE.movePointLeft(halfway.scale() + 5)).toString().replace("E", "e"))
            }
        }
    }

    private fun checkParse(text: String) =
        assertEquals(text.toDouble().toRawBits(), DoubleText.parse(text.toByteArray(), 0, text.length).toRawBits(), text)
}
