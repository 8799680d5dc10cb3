package octavo.flex

/** Numbers entries 0, 1, 2, ... and finds them by hash: open addressing, linear probing, at most half full. */
internal class HashIndex {
    /** How many entries there are. */
    var size = 0
        private set

    /** Entry + 1 for each slot, 0 when it is free. */
    var slots = IntArray(INITIAL_SLOTS)
        private set

    /** The hash of each entry. */
    var hashes = IntArray(INITIAL_SLOTS / 2)
        private set

    /** The free slot that ended the last search. */
    var freeSlot = 0

    /** Returns the entry with this [hash] that [matches], or -1. */
    inline fun find(hash: Int, matches: (entry: Int) -> Boolean): Int {
        val slots = slots
        val mask = slots.size - 1
        var slot = hash and mask
        while (true) {
            val entry = slots[slot] - 1
            if (entry < 0) return -1.also { freeSlot = slot }
            if (hashes[entry] == hash && matches(entry)) return entry
            slot = (slot + 1) and mask
        }
    }

    /** Adds the next entry under [hash], which was sought last and not found, and returns its number. */
    fun addSought(hash: Int): Int {
        if (size == hashes.size) return add(hash)
        hashes[size] = hash
        slots[freeSlot] = size + 1
        return size++
    }

    /** Adds the next entry under [hash] and returns its number. */
    fun add(hash: Int): Int {
        if (size == hashes.size) grow()
        hashes[size] = hash
        claimSlot(size)
        return size++
    }

    private fun claimSlot(entry: Int) {
        val mask = slots.size - 1
        var slot = hashes[entry] and mask
        while (slots[slot] != 0) slot = (slot + 1) and mask
        slots[slot] = entry + 1
    }

    private fun grow() {
        hashes = hashes.copyOf(hashes.size * 2)
        slots = IntArray(slots.size * 2)
        for (entry in 0 until size) claimSlot(entry)
    }

    /** Forgets all entries; a table that one large message has blown up is given back. */
    fun clear() {
        if (slots.size > KEPT_SLOTS) {
            slots = IntArray(INITIAL_SLOTS)
            hashes = IntArray(INITIAL_SLOTS / 2)
        } else if (size < slots.size / 8) {
            for (entry in 0 until size) freeSlot(entry)
        } else {
            slots.fill(0)
        }
        size = 0
    }

    private fun freeSlot(entry: Int) {
        val mask = slots.size - 1
        var slot = hashes[entry] and mask
        while (slots[slot] != entry + 1) slot = (slot + 1) and mask
        slots[slot] = 0
    }

    private companion object {
        const val INITIAL_SLOTS = 64
        const val KEPT_SLOTS = 1 shl 14
    }
}
