package octavo.flex

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue

/** What the converting getters make of values of every kind: section 11 of spec/flex.md. */
class FlexCoercionTest {
    private fun value(put: FlexBuilder.() -> Unit): FlexValue = Flex.read(Flex.build(block = put))

    /** Checks all conversions of the message in [bytes], by a value and in place. */
    private fun check(bytes: ByteArray, long: Long, unsigned: ULong, double: Double) {
        val value = Flex.read(bytes)
        assertEquals(long, value.asLong())
        assertEquals(unsigned, value.asULong())
        assertEquals(double, value.asDouble())
        assertEquals(unsigned != 0uL, value.asBoolean())
        val width = FlexBytes.rootWidth(bytes, bytes.size)
        val at = FlexBytes.rootAt(bytes, bytes.size)
        val type = FlexBytes.rootType(bytes, bytes.size)
        assertEquals(long, FlexBytes.asLong(bytes, at, width, type))
        assertEquals(unsigned, FlexBytes.asUnsignedLong(bytes, at, width, type).toULong())
        assertEquals(double, FlexBytes.asDouble(bytes, at, width, type))
        assertEquals(unsigned != 0uL, FlexBytes.asBoolean(bytes, at, width, type))
    }

    private fun check(long: Long, unsigned: ULong, double: Double, put: FlexBuilder.() -> Unit) =
        check(Flex.build(block = put), long, unsigned, double)

    @Test
    fun integers() {
        check(-1, ULong.MAX_VALUE, -1.0) { put(-1) }
        check(-1, ULong.MAX_VALUE, 18446744073709551615.0) { put(ULong.MAX_VALUE) }
        check(300, 300u, 300.0) { putIndirect(300) }
    }

    @Test
    fun floats() {
        check(1, 1u, 1.9) { put(1.9) }
        check(-1, ULong.MAX_VALUE, -1.9) { put(-1.9) }
        check(0, 0u, Double.NaN) { put(Double.NaN) }
        check(Long.MAX_VALUE, 10_000_000_000_000_000_000u, 1e19) { putIndirect(1e19) }
        check(Long.MAX_VALUE, ULong.MAX_VALUE, 1e300) { put(1e300) }
        check(Long.MIN_VALUE, 1uL shl 63, -1e300) { put(-1e300) }
        assertFalse(value { put(0.5) }.asBoolean())
    }

    @Test
    fun booleansHaveTwoValuesWhateverTheirBytes() {
        check(0, 0u, 0.0) { put(false) }
        check(1, 1u, 1.0) { put(true) }
        check(bytes(0xFF, 0x68, 1), 1, 1u, 1.0)
        check(bytes(0, 2, 0x68, 2), 1, 1u, 1.0)
    }

    @Test
    fun strings() {
        val integers = mapOf(" \t-12" to -12.0, "+7" to 7.0, "007" to 7.0, "12\u0000x" to 12.0, "" to 0.0, "x" to 0.0, "5 " to 0.0)
        for ((text, double) in integers) {
            check(double.toLong(), double.toLong().toULong(), double) { put(text) }
        }
        check(0, ULong.MAX_VALUE, 18446744073709551615.0) { put("18446744073709551615") }
        val floats = mapOf(
            "1.5e1" to 15.0, ".5" to 0.5, "-INF" to Double.NEGATIVE_INFINITY, "infinity" to Double.POSITIVE_INFINITY, "-nan" to Double.NaN,
            "--inf" to 0.0, "+-nan" to 0.0, "1.5d" to 0.0, "0x10" to 0.0,
        )
        for ((text, double) in floats) {
            assertEquals(double, value { put(text) }.asDouble(), text)
        }
    }

    @Test
    fun allElse() {
        check(2, 2u, 2.0) {
            vector {
                put(1)
                put("a")
            }
        }
        check(0, 0u, 0.0) { put(intArrayOf(1, 2)) }
        check(0, 0u, 0.0) { putNull() }
        check(0, 0u, 0.0) { putKey("1") }
        check(0, 0u, 0.0) { map {} }
        assertEquals("", value { put(1) }.asString())
        assertEquals(0, value { put(1) }.asVector().size + value { put(1) }.asMap().size + value { put(1) }.asBlob().size)
        assertTrue(value { map { key("a").also { put(true) } } }.asVector()[0].boolean)
    }
}
