package octavo.flex.coder

import octavo.core.equalBytes

/**
 * The [entries] of an enum, in their order, with their names in messages.
 *
 * @property unknown the entry that stands for every other name, or null when such a name is an error
 */
public class FlexEnum<E : Enum<E>>(private val entries: List<E>, private vararg val names: String, internal val unknown: E? = null) {
    private val utf8 = Array(names.size) { names[it].encodeToByteArray() }
    private val byName = names.indices.associate { names[it] to entries[it] }

    init {
        require(entries.size == names.size) { "${names.size} names for ${entries.size} entries" }
        require(byName.size == names.size) { "two entries have one name" }
    }

    /** Returns the name of [entry] in messages. */
    public fun name(entry: E): String = names[entry.ordinal]

    /** Returns the entry with this [name], or null. */
    public fun find(name: String): E? = byName[name]

    /** Returns the entry whose name is the UTF-8 in [[start], [end]) of [bytes], or null; makes no string. */
    @Suppress("NOTHING_TO_INLINE")
    internal inline fun find(bytes: ByteArray, start: Int, end: Int): E? {
        for (index in utf8.indices) {
            val name = utf8[index]
            if (name.size == end - start && equalBytes(bytes, start, name, 0, name.size)) return entries[index]
        }
        return null
    }

    override fun toString(): String = names.joinToString("|")
}
