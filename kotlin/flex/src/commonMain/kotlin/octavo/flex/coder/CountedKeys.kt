package octavo.flex.coder

import octavo.core.CountedKeys
import octavo.core.CountedMap
import octavo.core.CountedSet
import octavo.core.DEFAULT_CAPACITY
import octavo.core.hashCapacity

// Keys that are compared with one another.

/** Returns what adds [count] entries to [map], which is read from the slot at [at]. */
@PublishedApi
internal fun <K, V> FlexReader.counted(map: MutableMap<K, V>, count: Int, at: Int): MutableMap<K, V> =
    CountedMap(map, collisions, count, hashCapacity(count), at)

/** Returns what adds [count] elements to [set], which is read from the slot at [at]. */
@PublishedApi
internal fun <T> FlexReader.counted(set: MutableSet<T>, count: Int, at: Int): MutableSet<T> =
    CountedSet(set, collisions, count, hashCapacity(count), at)

/** Returns what counts [count] keys of a table that somebody else makes, which is read from the slot at [at]. */
internal fun FlexReader.countedKeys(count: Int, at: Int): CountedKeys = CountedKeys(collisions, count, DEFAULT_CAPACITY, at)
