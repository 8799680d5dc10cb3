package octavo.pack

import octavo.core.TextHash
import octavo.core.TextKey

/**
 * Numbers the texts of a message in the order in which they come: a hash table with open addressing. Texts that find no place soon, as
 * those of someone who chose their hashes would, go to a map by hashes that nobody can choose.
 */
internal class SharedTexts {
    private var texts = arrayOfNulls<String>(INITIAL_SLOTS)
    private var indices = IntArray(INITIAL_SLOTS)

    /** The slot of each text by its index, or -1: most messages have few, and all slots take long to clear. */
    private var slots = IntArray(INITIAL_SLOTS)
    private var crowd = HashMap<TextKey, Int>()

    /** The texts of the crowd in the order of their indices. */
    private var crowded = ArrayList<String>()

    /** How many texts there are. */
    var count = 0
        private set

    /** Returns the index of [text], or -1 if it is new; then it has one from now on. */
    fun indexOf(text: String): Int {
        val slot = slot(text)
        if (slot < 0) return crowd[TextKey(text)] ?: add(text, slot)
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
        slots[index] = slot
        if (slot < 0) {
            crowd[TextKey(text)] = index
            crowded += text
        } else {
            texts[slot] = text
            indices[slot] = index
        }
    }

    /** Makes a table of [size] slots, in the order in which texts came, as [truncate] wants it; some of the crowd may find a place now. */
    private fun rebuild(size: Int) {
        val oldTexts = texts
        val oldSlots = slots
        val oldCrowd = crowded.iterator()
        makeTable(size)
        for (index in 0 until count) {
            val text = if (oldSlots[index] < 0) oldCrowd.next() else oldTexts[oldSlots[index]]!!
            place(text, slot(text), index)
        }
    }

    private fun makeTable(size: Int) {
        texts = arrayOfNulls(size)
        indices = IntArray(size)
        slots = IntArray(size)
        crowd = HashMap()
        crowded = ArrayList()
    }

    /** Forgets the texts whose index is [newCount] or more: those that came before them stand where they would without them. */
    fun truncate(newCount: Int) {
        while (count > newCount) {
            val slot = slots[--count]
            if (slot < 0) crowd.remove(TextKey(crowded.removeAt(crowded.lastIndex))) else texts[slot] = null
        }
    }

    private fun spread(text: String): Int = TextHash.hash(text).let { it xor (it ushr 16) }

    fun clear() {
        if (texts.size <= KEPT_SLOTS) return truncate(0)
        makeTable(INITIAL_SLOTS)
        count = 0
    }

    private companion object {
        const val INITIAL_SLOTS = 64

        /** Slots that are looked at for a text: in a table at most half full, texts of honest hashes find theirs in far fewer. */
        const val MAX_STEPS = 32

        /** A larger table is not kept between messages: clearing it would cost more than making one. */
        const val KEPT_SLOTS = 1024
    }
}
