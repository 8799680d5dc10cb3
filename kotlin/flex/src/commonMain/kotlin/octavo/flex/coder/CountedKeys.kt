package octavo.flex.coder

import octavo.core.CountedKeys
import octavo.core.CountedMap
import octavo.core.CountedSet
import octavo.core.DEFAULT_CAPACITY
import octavo.core.hashCapacity

// Keys that are compared with one another.

/** Returns what adds [count] entries to [map], which is read from the slot at [at]. */
internal fun <K, V> FlexReader.counted(map: MutableMap<K, V>, count: Int, at: Int): MutableMap<K, V> =
    countedKeys(count, at, hashCapacity(count))?.let { CountedMap(map, it) } ?: map

/** Returns what adds [count] elements to [set], which is read from the slot at [at]. */
@PublishedApi
internal fun <T> FlexReader.counted(set: MutableSet<T>, count: Int, at: Int): MutableSet<T> =
    countedKeys(count, at, hashCapacity(count))?.let { CountedSet(set, it) } ?: set

/**
 * Returns what counts [count] keys of a table, made for [capacity], which is read from the slot at [at], or null where there is no need.
 */
internal fun FlexReader.countedKeys(count: Int, at: Int, capacity: Int = DEFAULT_CAPACITY): CountedKeys? =
    if (collisions.needsCounting(count)) CountedKeys(collisions, capacity, { decoded }) { outside(it, "more", at, start) } else null
