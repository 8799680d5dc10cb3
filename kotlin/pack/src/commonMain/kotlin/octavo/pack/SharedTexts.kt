package octavo.pack

import octavo.core.TextHash

/**
 * Numbers the texts of a message in the order in which they come: a hash table with open addressing. Texts that find no place soon, as
 * those of someone who chose their hashes would, go to a map of the platform, which does not mind.
 */
internal class SharedTexts {
    private var texts = arrayOfNulls<String>(INITIAL_SLOTS)
    private var indices = IntArray(INITIAL_SLOTS)

    /** The slot of each text by its index: most messages have few, and all slots take long to clear. */
    private var slots = IntArray(INITIAL_SLOTS)
    private val crowd = HashMap<String, Int>()

    /** How many texts there are. */
    var count = 0
        private set

    /** Returns the index of [text], or -1 if it is new; then it has one from now on. */
    fun indexOf(text: String): Int {
        val slot = slot(text)
        if (slot < 0) return crowd[text] ?: add(text, slot)
        return if (texts[slot] != null) indices[slot] else add(text, slot)
    }

    /** Returns where [text] stands or may be put, or -1 if it is one of the crowd. */
    private fun slot(text: String): Int {
        val mask = texts.size - 1
        val first = spread(text)
        for (step in 0 until MAX_STEPS) {
            val slot = (first + step) and mask
            val known = texts[slot]
            if (known == null || known == text) return slot
        }
        return -1
    }

    private fun add(text: String, slot: Int): Int {
        place(text, slot, count++)
        if (count * 2 > texts.size) rebuild(texts.size * 2)
        return -1
    }

    private fun place(text: String, slot: Int, index: Int) {
        if (slot < 0) {
            crowd[text] = index
        } else {
            texts[slot] = text
            indices[slot] = index
            slots[index] = slot
        }
    }

    /** Makes a table of [size] slots for the texts whose index is below [count]; some of the crowd may find a place now. */
    private fun rebuild(size: Int) {
        val oldTexts = texts
        val oldIndices = indices
        val oldCrowd = crowd.toList()
        texts = arrayOfNulls(size)
        indices = IntArray(size)
        slots = IntArray(size)
        crowd.clear()
        for (old in oldTexts.indices) oldTexts[old]?.let { placeAgain(it, oldIndices[old]) }
        for ((text, index) in oldCrowd) placeAgain(text, index)
    }

    private fun placeAgain(text: String, index: Int) {
        if (index < count) place(text, slot(text), index)
    }

    /** Forgets the texts whose index is [newCount] or more. */
    fun truncate(newCount: Int) {
        if (newCount == count) return
        count = newCount
        rebuild(texts.size)
    }

    private fun spread(text: String): Int = TextHash.hash(text).let { it xor (it ushr 16) }

    fun clear() {
        val added = count
        if (added == 0) return
        count = 0
        if (texts.size > KEPT_SLOTS || crowd.isNotEmpty()) return rebuild(INITIAL_SLOTS)
        for (index in 0 until added) texts[slots[index]] = null
    }

    private companion object {
        const val INITIAL_SLOTS = 64

        /** Slots that are looked at for a text: in a table at most half full, texts of honest hashes find theirs in far fewer. */
        const val MAX_STEPS = 32

        /** A larger table is not kept between messages: clearing it would cost more than making one. */
        const val KEPT_SLOTS = 1024
    }
}
