package octavo.core.number

import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class DoubleTextTest {
    private fun parse(text: String): Double = DoubleText.parse(text.encodeToByteArray(), 0, text.length)

    private fun print(value: Double): String {
        val target = ByteArray(DoubleText.MAX_BYTES + 2)
        return target.decodeToString(1, DoubleText.print(value, target, 1))
    }

    private fun assertParses(expectedBits: Long, text: String) =
        assertEquals(expectedBits.toULong().toString(16), parse(text).toRawBits().toULong().toString(16), text.take(60))

    @Test
    fun printsAsEcmaScriptDoes() {
        val cases = mapOf(
            0.0 to "0.0", -0.0 to "-0.0", 1.0 to "1.0", -1.0 to "-1.0", 0.1 to "0.1", 0.3 to "0.3", 100.0 to "100.0", 1.5 to "1.5",
            123456789.0 to "123456789.0", 9007199254740993.0 to "9007199254740992.0", 1e20 to "100000000000000000000.0",
            1e21 to "1e+21", 1.5e21 to "1.5e+21", 123456789012345680000.0 to "123456789012345680000.0", 1e23 to "1e+23",
            0.000001 to "0.000001", 0.00000123 to "0.00000123", 1e-7 to "1e-7", 1.23e-7 to "1.23e-7", 5e-324 to "5e-324",
            2.2250738585072014e-308 to "2.2250738585072014e-308", 2.225073858507201e-308 to "2.225073858507201e-308",
            1.7976931348623157e308 to "1.7976931348623157e+308", -1.7976931348623157e-300 to "-1.7976931348623157e-300",
            2e-323 to "2e-323", 9.5e-323 to "9.4e-323", 65.613616999999977 to "65.61361699999998", 2.0 / 3 to "0.6666666666666666",
            4.35 to "4.35", 9007199254740991.0 to "9007199254740991.0", 1.2345e15 to "1234500000000000.0", 0.0001 to "0.0001",
            -0.0000012345678901234567 to "-0.0000012345678901234567",
        )
        for ((value, text) in cases) {
            assertEquals(text, print(value))
            assertEquals(text, DoubleText.string(value))
        }
    }

    @Test
    fun namesWhatIsNoNumber() {
        assertEquals("NaN", DoubleText.string(Double.NaN))
        assertEquals("-Infinity", DoubleText.string(Double.NEGATIVE_INFINITY))
    }

    @Test
    fun parsesHardCases() {
        assertParses(1, "5e-324")
        assertParses(1, "4.9406564584124654e-324")
        assertParses(1, "2.4703282292062328e-324") // just above half of the smallest
        assertParses(0, "2.4703282292062327e-324")
        assertParses(0, "1e-400")
        assertParses(0, "0e999999999999999999999")
        assertParses(Long.MIN_VALUE, "-0")
        assertParses(0x000FFFFFFFFFFFFF, "2.2250738585072011e-308")
        assertParses(0x0010000000000000, "2.2250738585072014e-308")
        assertParses(0x7FEFFFFFFFFFFFFF, "1.7976931348623157e308")
        assertParses(0x7FEFFFFFFFFFFFFF, "1.7976931348623158e308")
        assertParses(0x7FF0000000000000, "1.7976931348623159e308")
        assertParses(0x7FF0000000000000, "1e999999999999999999999999")
        assertParses(0x4340000000000000, "9007199254740993")
        assertParses(0x4340000000000001, "9007199254740993.0000000000000000000000000000000000000000001")
        assertParses(0x4340000000000002, "9007199254740995")
        assertParses(0x44B52D02C7E14AF6, "1e23")
        assertParses(0x44B52D02C7E14AF6, "99999999999999991611391.9999")
        assertParses(0x44B52D02C7E14AF7, "100000000000000008388608.0001")
        assertParses(0x43F0000000000000, "18446744073709551616")
        assertParses(0x43F0000000000000, "18446744073709551615")
        assertParses(0x3FB999999999999A, "0.1")
        assertParses(0x3FB999999999999A, "0.1000000000000000055511151231257827021181583404541015625")
        assertParses(0x3FF0000000000000, "1" + "0".repeat(800) + "e-800")
        assertParses(0x3FF0000000000000, "0." + "0".repeat(799) + "1e800")
        assertParses(0x7FEFFFFFFFFFFFFF, "0." + "0".repeat(100_000) + "17976931348623157e100309")
    }

    /** 1 + 2^-53 lies halfway between 1 and its neighbour: the digit after its 53 digits, however late, decides. */
    @Test
    fun parsesBesideAPointHalfwayBetweenDoubles() {
        val halfway = "1.00000000000000011102230246251565404236316680908203125"
        assertParses(0x3FF0000000000000, halfway)
        for (zeros in listOf(0, 1, 100, 700, 720, 2000)) assertParses(0x3FF0000000000001, halfway + "0".repeat(zeros) + "1")
        assertParses(0x3FF0000000000000, halfway.dropLast(1) + "4" + "9".repeat(1000))
    }

    /** Half of the smallest double has 751 digits, the most a halfway point near zero can have. */
    @Test
    fun parsesTheLongestHalfwayPoint() {
        val text = powerOfFive(1075) + "e-1075" // 2^-1075
        assertParses(0, text)
        assertParses(1, text.replace("e", ".0000000000000000000000000001e"))
        assertParses(1, text.replace("e", "." + "0".repeat(500) + "1e"))
    }

    private fun powerOfFive(exponent: Int): String {
        val digits = mutableListOf(1) // lowest first
        repeat(exponent) {
            var carry = 0
            for (index in digits.indices) {
                carry += digits[index] * 5
                digits[index] = carry % 10
                carry /= 10
            }
            if (carry > 0) digits += carry
        }
        return digits.reversed().joinToString("")
    }

    @Test
    fun readsBackWhatItPrinted() {
        val random = Random(20)
        repeat(100_000) {
            val value = Double.fromBits(random.nextLong())
            if (value.isFinite()) assertEquals(value.toRawBits(), parse(print(value)).toRawBits(), print(value))
        }
    }

    @Test
    fun printsAtMostTheStatedBytes() {
        val random = Random(21)
        repeat(20_000) {
            val value = -random.nextDouble(1e-7, 1e-5)
            assertTrue(print(value).length <= DoubleText.MAX_BYTES)
        }
    }
}
