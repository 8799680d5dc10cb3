package octavo.flex.emit.plan

import octavo.core.copyBytes
import octavo.core.int
import octavo.flex.TypeCode
import octavo.flex.emit.TextTable

/** The strings of one map that the message does not hold: written in front of it without a plan where they are few, narrow and none twice. */
internal class NewTexts(private val tree: ValueTree, private val texts: TextTable, private val written: Written) {
    private val found = IntArray(MOST)
    private var count = 0

    /** Bytes they take, with their sizes and terminators. */
    var bytes = 0
        private set

    /** Finds those of [map], or says that it needs a plan. */
    fun find(map: Int): Boolean {
        count = 0
        bytes = 0
        for (child in tree.first(map) until tree.end(map)) {
            val isNew = tree.type(child) == TypeCode.STRING && written.texts[tree.bits.int(child)] < 0
            if (isNew && !add(child)) return false
        }
        return true
    }

    private fun add(child: Int): Boolean {
        val text = tree.bits.int(child)
        if (count == MOST || tree.packed(child) != NARROW_STRING) return false
        for (place in 0 until count) if (found[place] == text) return false
        found[count++] = text
        bytes += texts.length(text) + TEXT_FRAME
        return true
    }

    /** Writes them to the message, which has room for them, from [start] on. */
    fun write(start: Int) {
        val target = written.output.bytes
        var at = start
        for (place in 0 until count) {
            val text = found[place]
            val length = texts.length(text)
            target[at++] = length.toByte()
            written.texts[text] = at
            copyBytes(texts.arena.bytes, texts.position(text), texts.position(text) + length, target, at)
            at += length
            target[at++] = 0
        }
    }

    private companion object {
        /** More than most maps have: each is compared with those before it. */
        const val MOST = 8
    }
}

/** The size and the terminator of a string of the type [NARROW_STRING]. */
internal const val TEXT_FRAME = 2

/** The type of a string whose size takes one byte. */
internal const val NARROW_STRING = TypeCode.STRING shl 2
