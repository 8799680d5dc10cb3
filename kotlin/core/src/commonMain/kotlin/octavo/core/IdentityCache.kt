package octavo.core

import kotlin.concurrent.Volatile

/**
 * Remembers what was made of each object, by identity; safe for any number of threads.
 *
 * A table is never changed once it is published: a new entry means a new table, and of two that are made at once one is lost,
 * to be made again. A full table is dropped, so that types made at run time cannot fill the memory.
 */
@InternalOctavoApi
public class IdentityCache<K : Any, V : Any>(private val make: (K) -> V) {
    /** Keys at even places, their values behind them; at most half full. */
    @Volatile
    private var table = arrayOfNulls<Any>(INITIAL)

    /** Returns what was made of [key], or makes it. */
    public operator fun get(key: K): V {
        val table = table
        val place = place(table, key)
        @Suppress("UNCHECKED_CAST") // only add puts values in
        return if (table[place] === key) table[place + 1] as V else make(key).also { add(key, it) }
    }

    /** Returns where [key] stands, or where it would. */
    private fun place(table: Array<Any?>, key: Any): Int {
        var place = spread(key.hashCode()) and table.size - 2
        while (table[place] != null && table[place] !== key) place = place + 2 and table.size - 2
        return place
    }

    private fun spread(hash: Int): Int = (hash * GOLDEN).let { it xor (it ushr 15) }

    private fun add(key: K, value: V) {
        val old = table
        val count = old.count { it != null } / 2 + 1
        val new = if (count * 4 <= old.size) old.copyOf() else grown(old)
        val place = place(new, key)
        new[place] = key
        new[place + 1] = value
        table = new
    }

    private fun grown(old: Array<Any?>): Array<Any?> {
        if (old.size == LARGEST) return arrayOfNulls(INITIAL)
        val new = arrayOfNulls<Any>(old.size * 2)
        for (from in old.indices step 2) {
            val place = place(new, old[from] ?: continue)
            new[place] = old[from]
            new[place + 1] = old[from + 1]
        }
        return new
    }

    private companion object {
        const val INITIAL = 64

        /** Holds a quarter as many entries: more types than a program serializes. */
        const val LARGEST = 1 shl 14

        /** 2^32 divided by the golden ratio: spreads hash codes that differ little. */
        const val GOLDEN = -0x61c88647
    }
}
