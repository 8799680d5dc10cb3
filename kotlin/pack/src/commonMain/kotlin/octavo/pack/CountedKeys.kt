package octavo.pack

import octavo.core.CountedKeys
import octavo.core.CountedMap
import octavo.core.CountedSet
import octavo.core.MalformedException
import octavo.core.MalformedKind

// Keys that are compared with one another.

/** Returns what adds [count] entries to [map]. */
@PublishedApi
internal fun <K, V> PackReader.counted(map: MutableMap<K, V>, count: Int): MutableMap<K, V> =
    countedKeys(count)?.let { CountedMap(map, it) } ?: map

/** Returns what adds [count] elements to [set]. */
@PublishedApi
internal fun <T> PackReader.counted(set: MutableSet<T>, count: Int): MutableSet<T> =
    countedKeys(count)?.let { CountedSet(set, it) } ?: set

/** Returns what counts the keys of a table of [count], or null where there is no need. */
internal fun PackReader.countedKeys(count: Int): CountedKeys? =
    if (collisions.needsCounting(count)) CountedKeys(collisions, ::tooManyCollisions) else null

private fun PackReader.tooManyCollisions(expected: String) = MalformedException(expected, "more", offset, kind = MalformedKind.LIMIT)
