package octavo.core

/** Values that are given room before they are read: a table or a list of more grows as they come. */
private const val MAX_ROOM = 4096

/** For how many entries Kotlin makes a hash table on JavaScript and Native when nothing is said. */
@InternalOctavoApi
public const val DEFAULT_CAPACITY: Int = 8

/**
 * Returns for how many of [count] values, which a message has announced, room is made before they are read: each of many containers
 * inside one another may announce as many as the bytes left can hold.
 */
@InternalOctavoApi
public fun roomFor(count: Int): Int = minOf(count, MAX_ROOM)

/** Entries up to which keys are compared with each other in less time than it takes to make a hash table: see findings/platforms.md. */
@InternalOctavoApi
public expect val mostBriefEntries: Int

/** Returns the capacity of a hash table for [count] entries that a message has announced. */
@InternalOctavoApi
public fun hashCapacity(count: Int): Int = tableCapacity(roomFor(count))

/** Returns the capacity of a hash table that is to hold [size] entries without growing. */
internal expect fun tableCapacity(size: Int): Int
