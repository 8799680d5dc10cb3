package octavo.pack.generic

import octavo.core.Limits
import octavo.pack.SharedTexts

/**
 * Numbers the shared texts of a message (4.3) by what they are: a text that joins the table again has the number that it had. By the
 * numbers, in the order in which its texts come, a key is told from others without a copy of what it only refers to.
 */
internal class SharedNumbers {
    private val contents by lazy(LazyThreadSafetyMode.NONE) { SharedTexts() }

    /** The number of each text in the message's table. */
    private val table = ArrayList<Int>()

    /** Writes the keys that are compared, one after the other, and which of the numbers in [met] it needs next. */
    private val keys by lazy(LazyThreadSafetyMode.NONE) { MessageSink(Limits.MAX_SUPPORTED_DEPTH, keyNumber = { met[next++] }) }
    private var next = 0

    /** The numbers of the texts in the outermost entry that is open. */
    private var met = IntArray(0)
    private var metCount = 0
    private var openEntries = 0

    /** Adds [text] to the message's table. */
    fun join(text: String) {
        val known = contents.indexOf(text)
        table += if (known < 0) contents.count - 1 else known
        meet(table.lastIndex)
    }

    /** Notes that the text with this [index] in the message's table has come. */
    fun meet(index: Int) {
        if (openEntries == 0) return
        if (metCount == met.size) met = met.copyOf(maxOf(FIRST_ROOM, 2 * metCount))
        met[metCount++] = table[index]
    }

    /** Forgets the texts of the message's table from [count] on. */
    fun keep(count: Int) {
        while (table.size > count) table.removeAt(table.lastIndex)
    }

    /** Lets [pass] read or write an entry of a map, whose texts' numbers are noted from the one that it is told on. */
    inline fun <T> entry(pass: (first: Int) -> T): T {
        val first = open()
        return pass(first).also { close() }
    }

    fun open(): Int {
        openEntries++
        return metCount
    }

    fun close() {
        if (--openEntries == 0) metCount = 0
    }

    /**
     * Returns the bytes that [value], a key of the entry whose texts' numbers are noted from [first] on, would be written as alone, however
     * deep it is. The maps in it have been checked, or will be: to do so again at each level would take twice as long for each.
     */
    fun bytes(key: TypeCoder, value: Any?, first: Int): ByteArray {
        next = first
        keys.out.size = 0
        key.lone.write(value, keys)
        return keys.toByteArray()
    }

    private companion object {
        const val FIRST_ROOM = 16
    }
}
