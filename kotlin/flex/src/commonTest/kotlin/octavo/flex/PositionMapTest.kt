package octavo.flex

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull

class PositionMapTest {
    @Test
    fun knowsWhatWasSet() {
        val map = PositionMap<String>()
        for (position in 0L until 1000) map[position shl 20] = "at $position"
        map[0] = "first"
        assertEquals("first", map[0])
        for (position in 1L until 1000) assertEquals("at $position", map[position shl 20])
        assertNull(map[1])
        assertEquals("at 5", map.getOrPut(5L shl 20) { "new" })
        assertEquals("new", map.getOrPut(7) { "new" })
        assertEquals("new", map[7])
    }

    /** Such that a table without a secret has them all in a few of its places: so Kotlin's own does. */
    @Test
    fun takesPositionsThatCrowd() {
        val map = PositionMap<Int>()
        val crowded = List(200_000) { (it * INVERSE).toUInt().toLong() }
        for (position in crowded) map[position] = 1
        for (position in crowded) assertEquals(1, map[position])
    }

    private companion object {
        /** What the multiplier of Kotlin's own hash codes makes 1 of. */
        const val INVERSE = 0x144cbc89
    }
}
