package octavo.flex.coder

import octavo.core.hashCapacity
import octavo.core.mostBriefEntries

/** A map that is being decoded. */
@PublishedApi
internal interface NewMap<K, V> {
    /** Adds an entry; of two with one key the last value is kept. */
    fun add(key: K, value: V)

    /** Whether several of the texts that were read are one key: the values of all but one are lost. */
    val isShort: Boolean

    /** Returns the map, to which nothing is added any more. */
    fun finish(): Map<K, V>
}

/** Returns what becomes a map of [count] keys that are made of texts, which is read from the slot at [at]. */
@PublishedApi
internal fun <K, V> FlexReader.newMap(count: Int, at: Int): NewMap<K, V> =
    if (count <= mostBriefEntries) BriefMap(count) else newHashMap(count, at)

private fun <K, V> FlexReader.newHashMap(count: Int, at: Int): NewMap<K, V> {
    val map = LinkedHashMap<K, V>(hashCapacity(count))
    return NewHashMap(map, counted(map, count, at), count)
}

private class NewHashMap<K, V>(private val map: Map<K, V>, private val counted: MutableMap<K, V>, private val count: Int) : NewMap<K, V> {
    override val isShort: Boolean get() = map.isShort(count)

    override fun add(key: K, value: V) {
        counted[key] = value
    }

    override fun finish(): Map<K, V> = map
}

/** Says whether several of [count] keys are one here; keys that are texts themselves differ in any message that is well-formed. */
internal fun Map<*, *>.isShort(count: Int): Boolean = size < count && keys.first() !is String
