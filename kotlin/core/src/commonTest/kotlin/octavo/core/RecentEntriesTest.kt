package octavo.core

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull

class RecentEntriesTest {
    private val entries = RecentEntries<String, Int>()

    private fun find(hash: Int, key: String) = entries.find(hash) { it == key }

    @Test
    fun keysOfOneHashCodeAreToldApart() {
        entries.add(7, "a", 1)
        entries.add(7, "b", 2)
        assertEquals(1, find(7, "a"))
        assertEquals(2, find(7, "b"))
        assertNull(find(7, "c"))
        assertNull(find(8, "a"))
    }

    @Test
    fun aNewKeyDrivesOutTheOldestOfItsHashCode() {
        entries.add(8, "other", 0)
        for (number in 0..RecentEntries.WAYS) entries.add(7, "$number", number)
        assertNull(find(7, "0"))
        for (number in 1..RecentEntries.WAYS) assertEquals(number, find(7, "$number"))
        assertEquals(0, find(8, "other"))
    }
}
