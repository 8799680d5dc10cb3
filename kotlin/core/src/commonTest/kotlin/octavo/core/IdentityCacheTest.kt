package octavo.core

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertSame
import kotlin.test.assertTrue

class IdentityCacheTest {
    /** Equal to every other. */
    private class Key(val number: Int) {
        override fun equals(other: Any?) = other is Key

        override fun hashCode() = number % 7
    }

    @Test
    fun eachObjectHasItsOwnValue() {
        val cache = IdentityCache<Key, Key>(::identity)
        val keys = List(500) { Key(it) }
        for (key in keys) assertSame(key, cache[key])
        for (key in keys) assertSame(key, cache[key])
    }

    @Test
    fun aValueIsMadeOnce() {
        var made = 0
        val cache = IdentityCache<Key, Int> { ++made }
        val keys = List(100) { Key(it) }
        repeat(3) { for (key in keys) cache[key] }
        assertEquals(100, made)
    }

    @Test
    fun aFullCacheBeginsAnew() {
        var made = 0
        val cache = IdentityCache<Any, Int> { ++made }
        val first = Any()
        cache[first]
        repeat(5000) { cache[Any()] }
        cache[first]
        assertTrue(made > 5001)
    }

    private fun identity(key: Key) = key
}
