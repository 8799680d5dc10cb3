package octavo.pack.generic

import octavo.core.Limits
import octavo.pack.SharedTexts

/**
 * Numbers what the keys of a message's maps refer to by what it is: shared texts (4.3), and the keys of maps inside keys. By the numbers,
 * in the order in which they come, a key is told from others without a copy of what it refers to, and each key is written once, however
 * many others are around it.
 */
internal class KeyNumbers {
    private val contents by lazy(LazyThreadSafetyMode.NONE) { SharedTexts() }

    /** The number of each text in the message's table. */
    private val table = ArrayList<Int>()

    /** The numbers of the keys in the outermost map that is open. */
    private var inner = HashMap<WrittenKey, Int>()

    /** Writes the keys that are compared, one after the other. */
    private val keys by lazy(LazyThreadSafetyMode.NONE) { MessageSink(Limits.MAX_SUPPORTED_DEPTH, isKey = true, this) }

    /** The numbers in the outermost entry that is open, and which of them the key that is written needs next. */
    private var met = IntArray(0)
    private var metCount = 0
    private var next = 0

    /** How many maps are open, and how many of them may have others in their keys. */
    private var openMaps = 0
    private var openNesting = 0

    /** Adds [text] to the message's table. */
    fun join(text: String) {
        val known = contents.indexOf(text)
        table += if (known < 0) contents.count - 1 else known
        meet(table.lastIndex)
    }

    /** Notes that the text with this [index] in the message's table has come. */
    fun meet(index: Int) {
        if (openMaps > 0) note(table[index])
    }

    /** Forgets the texts of the message's table from [count] on. */
    fun keep(count: Int) {
        while (table.size > count) table.removeAt(table.lastIndex)
    }

    /** Begins a map, whose keys may have others in them if it [nests], and returns whether it may be in a key itself. */
    fun open(nests: Boolean): Boolean {
        val inKey = openNesting > 0
        openMaps++
        if (nests) openNesting++
        return inKey
    }

    /** Ends a map. */
    fun close(nests: Boolean) {
        if (nests) openNesting--
        if (--openMaps == 0 && inner.isNotEmpty()) inner = HashMap()
    }

    /** Begins an entry, and returns where its numbers do, its key's own before them if that is [numbered]. */
    fun entry(numbered: Boolean): Int {
        if (openMaps == 1) metCount = 0
        if (numbered) repeat(2) { note(0) }
        return metCount
    }

    private fun note(number: Int) {
        if (metCount == met.size) met = met.copyOf(maxOf(FIRST_ROOM, 2 * metCount))
        met[metCount++] = number
    }

    /** Returns [value], the key of the entry whose numbers begin at [first], as it is written to be compared; gives it one if [numbered]. */
    fun key(coder: TypeCoder, value: Any?, first: Int, numbered: Boolean): WrittenKey {
        next = first
        keys.out.size = 0
        coder.lone.write(value, keys)
        val key = WrittenKey(keys.toByteArray())
        if (numbered) {
            met[first - 2] = inner.getOrPut(key) { inner.size }
            met[first - 1] = next
        }
        return key
    }

    /** Returns the number of the next text in the key that is written. */
    fun nextText(): Int = met[next++]

    /** Returns the number of the next key in the key that is written. */
    fun nextKey(): Int = met[next].also { next = met[next + 1] }

    private companion object {
        const val FIRST_ROOM = 16
    }
}
