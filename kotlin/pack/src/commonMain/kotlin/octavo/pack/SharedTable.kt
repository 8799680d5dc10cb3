package octavo.pack

/** The shared texts of a message that is read, by index: the other side of [SharedTexts]. */
internal class SharedTable {
    private var texts = arrayOfNulls<String>(INITIAL_SIZE)

    /** How many there are; fewer at the end of an open struct. */
    var count = 0

    /** How many there have been at most: no more than those are set. */
    private var maxCount = 0

    operator fun get(index: Int): String = texts[index]!!

    fun add(text: String) {
        if (count == texts.size) texts = texts.copyOf(count * 2)
        texts[count++] = text
        if (count > maxCount) maxCount = count
    }

    /** Lets go of the texts. */
    fun clear() {
        if (texts.size > KEPT_SIZE) texts = arrayOfNulls(INITIAL_SIZE) else texts.fill(null, 0, maxCount)
        count = 0
        maxCount = 0
    }

    private companion object {
        const val INITIAL_SIZE = 64

        /** A larger table is not kept between messages. */
        const val KEPT_SIZE = 1024
    }
}
