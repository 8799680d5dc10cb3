package octavo.core

import kotlin.test.Test
import kotlin.test.assertTrue

class HashPlacesTest {
    /** Returns how many are passed by all of [count] keys with these hash codes. */
    private fun passed(count: Int, hash: (Int) -> Int): Double {
        val places = HashPlaces()
        return (0 until count).sumOf { places.take(hash(it)).toDouble() }
    }

    @Test
    fun ordinaryKeysPassFew() {
        for (hash in listOf<(Int) -> Int>({ it }, { it * 1000 }, { "key $it".hashCode() })) {
            assertTrue(passed(MANY, hash) < MANY)
        }
    }

    @Test
    fun eachOfOneHashCodePassesAllBefore() {
        for (hash in intArrayOf(0, 42, -1)) assertTrue(passed(MANY) { hash } in PAIRS * 0.9..PAIRS * 1.1)
    }

    /** So it is where the first place is one of few, or all of them are in a part of the table. */
    @Test
    fun keysThatCrowdInTheTablePassMany() {
        assertTrue(passed(MANY) { it * INVERSE } > PAIRS * 0.9)
        assertTrue(passed(MANY) { (it shl 8) * INVERSE } > PAIRS / 2)
        assertTrue(passed(MANY) { (it.toLong() * (1L shl 31) / MANY).toInt() * INVERSE } > PAIRS / 100)
    }

    private companion object {
        const val MANY = 20_000
        const val PAIRS = 0.5 * MANY * MANY

        /** What the multiplier of hash codes makes 1 of. */
        const val INVERSE = 0x144cbc89
    }
}
