package octavo.flex.emit

import octavo.core.ByteHash
import octavo.core.GrowableBytes
import octavo.core.TextEncoder
import octavo.core.TextHash
import octavo.core.equalBytes
import octavo.flex.TypeCode

/**
 * The brief strings of one message, each once, found by their characters: to find one needs neither its bytes nor their hash.
 *
 * A table by [TextHash], which anyone can foresee, so it looks at few places and says so when it is [CROWDED]. Open addressing,
 * linear probing, at most a quarter full.
 */
internal class BriefTexts {
    private var size = 0

    /**
     * Each text that came twice or is not ASCII; null for any other, whose bytes say what it is.
     *
     * To store a reference to a young object in a table that has lived long takes a barrier: without it UserProfile and EventLog
     * are written in 0.93 of the time (G1, JDK 25, new strings each time). So texts that come once leave none.
     */
    private var texts = arrayOfNulls<String>(INITIAL)
    private var keepsTexts = false

    /** Of each text its hash, position and byte count, at [HASH], [POSITION] and [LENGTH] of [FACTS]. */
    private var facts = IntArray(INITIAL * FACTS)

    /** The number of a text + 1 + [past] for each slot; what is at most [past] is of a message before. */
    private var slots = IntArray(SLOTS * INITIAL)
    private var past = 0

    /** The free slot that ended the last search. */
    private var freeSlot = 0

    /** Returns where the bytes of text number [index] begin. */
    fun position(index: Int): Int = facts[index * FACTS + POSITION]

    /** Returns the byte count of text number [index]. */
    fun length(index: Int): Int = facts[index * FACTS + LENGTH]

    /**
     * Returns the number of [text], which has this [hash], or [NEW], or [CROWDED].
     *
     * Texts stand in [target]; a longer one is written behind its end to be compared.
     */
    fun find(text: String, hash: Int, target: GrowableBytes, encoder: TextEncoder): Int {
        val slot = slotOf(hash)
        if (slots[slot] > past) return findFrom(slot, text, hash, target, encoder)
        freeSlot = slot
        return NEW
    }

    /** Goes on where the first slot is taken: apart from the look at it, which is all that most texts need, so that it can be inlined. */
    private fun findFrom(first: Int, text: String, hash: Int, target: GrowableBytes, encoder: TextEncoder): Int {
        val mask = slots.size - 1
        for (slot in first until first + MAX_PROBES) {
            val index = slots[slot and mask] - past - 1
            if (index < 0) return NEW.also { freeSlot = slot and mask }
            if (facts[index * FACTS + HASH] == hash && isText(index, text, target, encoder)) return index
        }
        return CROWDED
    }

    private fun isText(index: Int, text: String, target: GrowableBytes, encoder: TextEncoder): Boolean {
        val known = texts[index]
        if (known != null) return known == text
        if (text.length != length(index)) return false
        val at = position(index)
        val isEqual = if (text.length > COMPARED) isWritten(text, at, target, encoder) else isAscii(text, at, target.bytes)
        if (isEqual) keep(index, text)
        return isEqual
    }

    private fun isWritten(text: String, position: Int, target: GrowableBytes, encoder: TextEncoder): Boolean {
        target.reserveFor(text, 0)
        val end = encoder.encode(text, target.bytes, target.size)
        return end - target.size == text.length && equalBytes(target.bytes, position, target.bytes, target.size, text.length)
    }

    private fun isAscii(text: String, position: Int, bytes: ByteArray): Boolean {
        for (index in 0 until text.length) if (text[index].code != bytes[position + index].toInt()) return false
        return true
    }

    /** Adds [text], which was sought last and is new; its bytes stand at [position]. */
    fun add(text: String, hash: Int, position: Int, length: Int) {
        val index = size
        val at = index * FACTS
        val facts = facts
        facts[at + HASH] = hash
        facts[at + POSITION] = position
        facts[at + LENGTH] = length
        slots[freeSlot] = past + index + 1
        if (length != text.length) keep(index, text)
        size = index + 1
        if (index + 1 == texts.size) grow()
    }

    /** Adds all texts to [strings], in whose arena they stand. */
    fun copyTo(strings: ByteStrings) {
        for (index in 0 until size) {
            val start = position(index)
            val length = length(index)
            strings.add(ByteHash.hash(strings.arena.bytes, start, start + length), start, length, TypeCode.STRING)
        }
    }

    private fun keep(index: Int, text: String) {
        texts[index] = text
        keepsTexts = true
    }

    /** Spreads hash codes, which are alike for strings that are, over the slots: Fibonacci hashing (Knuth, 6.4). */
    private fun slotOf(hash: Int): Int = (hash * GOLDEN) ushr (slots.size.countLeadingZeroBits() + 1)

    private fun claimSlot(index: Int) {
        val mask = slots.size - 1
        var slot = slotOf(facts[index * FACTS + HASH])
        while (slots[slot and mask] > past) slot++
        slots[slot and mask] = past + index + 1
    }

    private fun grow() {
        val capacity = size * 2
        texts = texts.copyOf(capacity)
        facts = facts.copyOf(capacity * FACTS)
        slots = IntArray(capacity * SLOTS)
        past = 0
        for (index in 0 until size) claimSlot(index)
    }

    /** Forgets all texts. */
    fun clear() {
        if (keepsTexts) for (index in 0 until size) texts[index] = null // few: a call of the platform's fill takes longer on JS
        keepsTexts = false
        past += size
        size = 0
        if (texts.size > KEPT || past > MAX_PAST) renew()
    }

    private fun renew() {
        texts = arrayOfNulls(INITIAL)
        facts = IntArray(INITIAL * FACTS)
        slots = IntArray(SLOTS * INITIAL)
        past = 0
    }

    companion object {
        const val NEW = -1
        const val CROWDED = -2

        /** A longer text is compared as bytes, not each of its characters with one. */
        private const val COMPARED = 32
        private const val MAX_PROBES = 32
        private const val GOLDEN = -0x61c88647
        private const val INITIAL = 64

        /** Slots for each text there is room for. */
        private const val SLOTS = 4

        private const val FACTS = 4
        private const val HASH = 0
        private const val POSITION = 1
        private const val LENGTH = 2
        private const val KEPT = 1 shl 14
        private const val MAX_PAST = Int.MAX_VALUE / 2
    }
}
