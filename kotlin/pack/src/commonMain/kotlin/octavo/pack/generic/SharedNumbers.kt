package octavo.pack.generic

import octavo.pack.SharedTexts

/**
 * Numbers the shared texts of a message (4.3) by what they are: a text that joins the table again has the number that it had. By the
 * numbers, in the order in which its texts come, a key is told from others without a copy of what it only refers to.
 */
internal class SharedNumbers {
    private val contents by lazy(LazyThreadSafetyMode.NONE) { SharedTexts() }

    /** The number of each text in the message's table. */
    private val table = ArrayList<Int>()

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

    /** Lets [pass] read or write an entry of a map and ask for the numbers of the texts in it, one after the other. */
    inline fun <T> entry(pass: (numbers: () -> Int) -> T): T {
        val numbers = open()
        return pass(numbers).also { close() }
    }

    fun open(): () -> Int {
        openEntries++
        var next = metCount
        return { met[next++] }
    }

    fun close() {
        if (--openEntries == 0) metCount = 0
    }

    private companion object {
        const val FIRST_ROOM = 16
    }
}
