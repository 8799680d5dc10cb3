package octavo.pack.serialization

import octavo.pack.PackReader
import octavo.pack.countedKeys

/**
 * The keys of a map, or the elements of a set, of which [count] are read. Whether all keys differ tells the size of the map; but a
 * serializer that is not the library's may make a smaller one of them, so those that it gets are [compared].
 */
internal class MetKeys(private val reader: PackReader, count: Int, compared: Boolean) {
    private val counted = reader.countedKeys(count)
    private val seen = if (compared) HashSet<Any?>() else null

    /** Notes that [key] has been read. */
    fun met(key: Any?) {
        counted.met(key)
        if (seen?.add(key) == false) reader.failRepeatedKey()
    }
}

/** Throws that a map has two keys that are one. */
internal fun PackReader.failRepeatedKey(): Nothing = fail("keys that differ", "one that is there already")
