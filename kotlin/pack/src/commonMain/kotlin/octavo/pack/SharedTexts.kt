package octavo.pack

/** Numbers the texts of a message in the order in which they come: a hash table with open addressing. */
internal class SharedTexts {
    private var texts = arrayOfNulls<String>(INITIAL_SLOTS)
    private var indices = IntArray(INITIAL_SLOTS)

    /** How many texts there are. */
    var count = 0
        private set

    /** Returns the index of [text], or -1 if it is new; then it has one from now on. */
    fun indexOf(text: String): Int {
        val mask = texts.size - 1
        var slot = spread(text) and mask
        while (true) {
            val known = texts[slot] ?: return add(text, slot)
            if (known == text) return indices[slot]
            slot = (slot + 1) and mask
        }
    }

    private fun add(text: String, slot: Int): Int {
        texts[slot] = text
        indices[slot] = count++
        if (count * 2 > texts.size) enlarge()
        return -1
    }

    private fun enlarge() {
        val oldTexts = texts
        val oldIndices = indices
        texts = arrayOfNulls(oldTexts.size * 2)
        indices = IntArray(texts.size)
        for (old in oldTexts.indices) oldTexts[old]?.let { place(it, oldIndices[old]) }
    }

    private fun place(text: String, index: Int) {
        var slot = spread(text) and (texts.size - 1)
        while (texts[slot] != null) slot = (slot + 1) and (texts.size - 1)
        texts[slot] = text
        indices[slot] = index
    }

    /** Forgets the texts whose index is [newCount] or more. */
    fun truncate(newCount: Int) {
        if (newCount == count) return
        val oldTexts = texts
        val oldIndices = indices
        count = newCount
        texts = arrayOfNulls(oldTexts.size)
        indices = IntArray(texts.size)
        for (old in oldTexts.indices) if (oldIndices[old] < newCount) oldTexts[old]?.let { place(it, oldIndices[old]) }
    }

    private fun spread(text: String): Int = text.hashCode().let { it xor (it ushr 16) }

    fun clear() {
        if (count == 0) return
        count = 0
        if (texts.size <= KEPT_SLOTS) texts.fill(null) else reset()
    }

    private fun reset() {
        texts = arrayOfNulls(INITIAL_SLOTS)
        indices = IntArray(INITIAL_SLOTS)
    }

    private companion object {
        const val INITIAL_SLOTS = 64

        /** A larger table is not kept between messages: clearing it would cost more than making one. */
        const val KEPT_SLOTS = 1024
    }
}
