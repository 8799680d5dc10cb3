package octavo.core

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertSame
import kotlin.test.assertTrue

class IdentityCacheTest {
    /** Equal to every other. */
    private class Key {
        override fun equals(other: Any?) = other is Key

        override fun hashCode() = 7
    }

    @Test
    fun eachObjectHasItsOwnValue() {
        val cache = IdentityCache<Key, Key>(::identity)
        val keys = List(500) { Key() }
        repeat(2) { for (key in keys) assertSame(key, cache[key]) }
    }

    @Test
    fun aValueIsMadeOnce() {
        var made = 0
        val cache = IdentityCache<Key, Int> { ++made }
        val key = Key()
        repeat(3) { assertEquals(1, cache[key]) }
    }

    @Test
    fun fewOfManyObjectsAreKept() {
        var made = 0
        val cache = IdentityCache<Key, Int> { ++made }
        val keys = List(10_000) { Key() }
        repeat(2) { for (key in keys) cache[key] }
        assertTrue(made >= 2 * keys.size - 2048)
    }

    private fun identity(key: Key) = key
}
