package octavo.flex.coder

import octavo.core.CountedKeys
import octavo.core.CountedMap
import octavo.core.CountedSet

// Keys that are compared with one another.

/** Returns what adds [count] entries to [map], which is read from the slot at [at]. */
@PublishedApi
internal fun <K, V> FlexReader.counted(map: MutableMap<K, V>, count: Int, at: Int): MutableMap<K, V> =
    countedKeys(count, at)?.let { CountedMap(map, it) } ?: map

/** Returns what adds [count] elements to [set], which is read from the slot at [at]. */
@PublishedApi
internal fun <T> FlexReader.counted(set: MutableSet<T>, count: Int, at: Int): MutableSet<T> =
    countedKeys(count, at)?.let { CountedSet(set, it) } ?: set

/** Returns what counts the keys of a table of [count], which is read from the slot at [at], or null where there is no need. */
internal fun FlexReader.countedKeys(count: Int, at: Int): CountedKeys? =
    if (collisions.needsCounting(count)) CountedKeys(collisions) { outside(it, "more", at, start) } else null
