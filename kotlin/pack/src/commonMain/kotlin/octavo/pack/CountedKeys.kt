package octavo.pack

import octavo.core.CountedKeys
import octavo.core.CountedMap
import octavo.core.CountedSet
import octavo.core.DEFAULT_CAPACITY
import octavo.core.MalformedException
import octavo.core.MalformedKind
import octavo.core.hashCapacity

// Keys that are compared with one another.

/** Returns what adds [count] entries to [map]. */
@PublishedApi
internal fun <K, V> PackReader.counted(map: MutableMap<K, V>, count: Int): MutableMap<K, V> =
    countedKeys(count, hashCapacity(count))?.let { CountedMap(map, it) } ?: map

/** Returns what adds [count] elements to [set]. */
@PublishedApi
internal fun <T> PackReader.counted(set: MutableSet<T>, count: Int): MutableSet<T> =
    countedKeys(count, hashCapacity(count))?.let { CountedSet(set, it) } ?: set

/** Returns what counts [count] keys of a table, made for [capacity], or null where there is no need. */
internal fun PackReader.countedKeys(count: Int, capacity: Int = DEFAULT_CAPACITY): CountedKeys? =
    if (collisions.needsCounting(count)) CountedKeys(collisions, capacity, { at }, ::tooManyCollisions) else null

private fun PackReader.tooManyCollisions(expected: String) = MalformedException(expected, "more", offset, kind = MalformedKind.LIMIT)
