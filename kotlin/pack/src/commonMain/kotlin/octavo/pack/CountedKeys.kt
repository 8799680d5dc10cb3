package octavo.pack

import octavo.core.CountedKeys
import octavo.core.CountedMap
import octavo.core.CountedSet
import octavo.core.DEFAULT_CAPACITY
import octavo.core.hashCapacity

// Keys that are compared with one another.

/** Returns what adds [count] entries to [map]. */
@PublishedApi
internal fun <K, V> PackReader.counted(map: MutableMap<K, V>, count: Int): MutableMap<K, V> =
    CountedMap(map, collisions, count, hashCapacity(count), at)

/** Returns what adds [count] elements to [set]. */
@PublishedApi
internal fun <T> PackReader.counted(set: MutableSet<T>, count: Int): MutableSet<T> =
    CountedSet(set, collisions, count, hashCapacity(count), at)

/** Returns what counts [count] keys of a table that somebody else makes. */
internal fun PackReader.countedKeys(count: Int): CountedKeys = CountedKeys(collisions, count, DEFAULT_CAPACITY, at)
