package octavo.flex.coder

import octavo.core.ByteHash
import octavo.core.equalBytes

/**
 * The [entries] of an enum, in their order, with their names in messages.
 *
 * @property unknown the entry that stands for every other name, or null when such a name is an error
 */
public class FlexEnum<E : Enum<E>>(private val entries: List<E>, private vararg val names: String, internal val unknown: E? = null) {
    private val utf8 = Array(names.size) { names[it].encodeToByteArray() }

    /** The index of a name + 1, or 0, at the first free place from its hash on: a quarter full at most. */
    private val slots = IntArray(maxOf(names.size, 1).takeHighestOneBit() * 8)

    /** The byte count of the longest name. */
    internal val longest = utf8.maxOfOrNull { it.size } ?: 0
    private val byName = names.indices.associate { names[it] to entries[it] }

    init {
        require(entries.size == names.size) { "${names.size} names for ${entries.size} entries" }
        require(byName.size == names.size) { "two entries have one name" }
        for (index in names.indices) slots[freeSlot(utf8[index])] = index + 1
    }

    private fun freeSlot(name: ByteArray): Int {
        var slot = ByteHash.hash(name, 0, name.size)
        while (slots[slot and (slots.size - 1)] != 0) slot++
        return slot and (slots.size - 1)
    }

    /** Returns the name of [entry] in messages. */
    public fun name(entry: E): String = names[entry.ordinal]

    /** Returns the entry with this [name], or null if there is none. */
    public fun find(name: String): E? = byName[name]

    /** Returns the entry whose name is the UTF-8 in [[start], [end]) of [bytes], or null; makes no string. */
    @Suppress("NOTHING_TO_INLINE")
    internal inline fun find(bytes: ByteArray, start: Int, end: Int): E? {
        if (end - start > longest) return null
        var slot = ByteHash.hash(bytes, start, end)
        while (true) {
            val index = slots[slot++ and (slots.size - 1)] - 1
            if (index < 0) return null
            val name = utf8[index]
            if (name.size == end - start && equalBytes(bytes, start, name, 0, name.size)) return entries[index]
        }
    }

    override fun toString(): String = names.joinToString("|")
}
