package octavo.flex.coder

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertFalse
import kotlin.test.assertNull
import kotlin.test.assertTrue

class BriefMapTest {
    private val expected = linkedMapOf("one" to 1, "none" to null, "two" to 2)
    private val map = BriefMap<String, Int?>(5).apply { for ((key, value) in expected) add(key, value) }

    @Test
    fun isEqualToAnotherMap() {
        assertEquals<Map<String, Int?>>(expected, map)
        assertEquals<Map<String, Int?>>(map, expected)
        assertEquals(expected.hashCode(), map.hashCode())
        assertEquals(expected.toString(), map.toString())
    }

    @Test
    fun findsValues() {
        assertEquals(2, map["two"])
        assertNull(map["none"])
        assertTrue("none" in map)
        assertFalse("three" in map)
        assertNull(map["three"])
    }

    @Test
    fun keepsTheOrderOfKeysAndTheLastOfTwoValues() {
        map.add("one", 11)
        map.add("none", 0)
        assertEquals(listOf("one" to 11, "none" to 0, "two" to 2), map.toList())
        assertEquals(11, map["one"])
        assertEquals(0, map["none"])
        assertEquals(3, map.size)
        assertEquals<Map<String, Int?>>(mapOf("one" to 11, "none" to 0, "two" to 2), map)
    }

    @Test
    fun endsAfterItsEntries() {
        val entries = map.entries.iterator()
        repeat(map.size) { entries.next() }
        assertFailsWith<NoSuchElementException> { entries.next() }
    }
}
