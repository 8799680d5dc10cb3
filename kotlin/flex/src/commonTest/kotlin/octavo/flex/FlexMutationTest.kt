package octavo.flex

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertFalse
import kotlin.test.assertTrue

class FlexMutationTest {
    private val message = Flex.build {
        map {
            key("big")
            putIndirect(1_000_000L)
            key("flag")
            put(true)
            key("float")
            put(1.5)
            key("name")
            put("käse")
            key("signed")
            put(-1)
            key("unsigned")
            put(7u)
        }
    }
    private val map = Flex.read(message).map

    private fun value(key: String) = map[key]!!

    @Test
    fun overwritesWhatFits() {
        assertTrue(value("big").mutate(-2_000_000L))
        assertTrue(value("flag").mutate(false))
        assertTrue(value("float").mutate(-0.25))
        assertTrue(value("name").mutate("brötc".take(3) + "x"))
        assertTrue(value("signed").mutate(-2))
        assertTrue(value("unsigned").mutate(0xFFFF_FFFFuL))
        Flex.verify(message)
        assertEquals(listOf("-2000000", "false", "-0.25", "bröx", "-2", "4294967295"), map.values.map { it.toString() })
    }

    @Test
    fun refusesWhatDoesNotFit() {
        val before = message.copyOf()
        assertFalse(value("big").mutate(1L shl 40))
        assertFalse(value("signed").mutate(1L shl 31))
        assertFalse(value("unsigned").mutate(-1L))
        assertFalse(value("float").mutate(0.1))
        assertFalse(value("name").mutate("kaese!"))
        assertTrue(before.contentEquals(message))
    }

    @Test
    fun refusesAnIntegerOfTheOtherSign() {
        val message = Flex.build {
            vector {
                put(Long.MIN_VALUE)
                put(ULong.MAX_VALUE)
            }
        }
        val (signed, unsigned) = Flex.read(message).vector.toList()
        assertFalse(signed.mutate(ULong.MAX_VALUE))
        assertFalse(unsigned.mutate(-1L))
        assertTrue(signed.mutate(7uL))
        assertTrue(unsigned.mutate(7L))
        assertTrue(unsigned.mutate(1uL shl 63))
        assertEquals(listOf("7", "9223372036854775808"), listOf("$signed", "$unsigned"))
    }

    @Test
    fun refusesAnotherType() {
        assertFalse(value("flag").mutate(1L))
        assertFalse(value("signed").mutate(1.0))
        assertFalse(value("float").mutate(true))
        assertFalse(value("big").mutate("text"))
        assertFalse(Flex.read(Flex.build { putKey("key") }).mutate("yek"))
        assertFailsWith<IllegalArgumentException> { value("name").mutate("${Char(0xD800)}xxx") }
    }
}

private fun FlexValue.mutate(value: Int) = mutate(value.toLong())
