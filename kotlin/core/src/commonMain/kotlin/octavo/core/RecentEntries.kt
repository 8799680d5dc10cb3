package octavo.core

import kotlin.concurrent.atomics.AtomicArray
import kotlin.concurrent.atomics.ExperimentalAtomicApi
import kotlin.concurrent.atomics.atomicArrayOfNulls

/**
 * Values by their keys' hash codes; safe for any number of threads.
 *
 * A hash code has [WAYS] places, which are filled from the first on; a new entry drives out the oldest there. So keys that are made
 * anew, time and again, cost the same each, and fill no memory. Of entries that are added at once, one may be lost.
 */
@InternalOctavoApi
@OptIn(ExperimentalAtomicApi::class)
public class RecentEntries<K : Any, V : Any> {
    @InternalOctavoApi
    @PublishedApi
    internal class Entry<K : Any, V : Any>(val key: K, val value: V)

    private val entries: AtomicArray<Entry<K, V>?> = atomicArrayOfNulls(PLACES)

    /** Returns the value of the key with this [hash] that [isIt], or null. */
    public inline fun find(hash: Int, isIt: (K) -> Boolean): V? {
        val first = first(hash)
        for (place in first until first + WAYS) {
            val entry = entry(place) ?: return null
            if (isIt(entry.key)) return entry.value
        }
        return null
    }

    /** Adds the [value] of a [key] that has this [hash], and is not there. */
    public fun add(hash: Int, key: K, value: V) {
        val first = first(hash)
        for (place in first + WAYS - 1 downTo first + 1) entries.storeAt(place, entry(place - 1))
        entries.storeAt(first, Entry(key, value))
    }

    @PublishedApi
    internal fun first(hash: Int): Int = (hash * GOLDEN ushr SHIFT) * WAYS

    @PublishedApi
    internal fun entry(place: Int): Entry<K, V>? = entries.loadAt(place)

    @InternalOctavoApi
    public companion object {
        /** How many keys of one hash code there may be. */
        public const val WAYS: Int = 4

        /** 2^9 hash codes: few of the types that one program serializes share one. */
        private const val SHIFT = 32 - 9
        private const val PLACES = WAYS shl 9

        /** 2^32 divided by the golden ratio: spreads hash codes that differ little. */
        private const val GOLDEN = -0x61c88647
    }
}
