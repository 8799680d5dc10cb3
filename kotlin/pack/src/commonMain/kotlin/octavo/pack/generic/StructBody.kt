package octavo.pack.generic

import octavo.core.MalformedKind
import octavo.core.readIntLe
import octavo.core.writeIntLe
import octavo.pack.schema.HeaderCode
import octavo.pack.schema.Schema
import octavo.pack.schema.StructLayout

/**
 * The fields of a struct, a tuple, a section or an entry of a map (section 3); [steps] are theirs in paths, null for none. Values inside one
 * another go through here: nothing is inlined into [read] and [write], for that would take much of the stack.
 */
internal open class StructBody(types: List<Schema>, fields: List<TypeCoder>, steps: List<Any?>) {
    private val fields = fields.toTypedArray()
    private val steps = steps.toTypedArray()
    private val layout = StructLayout(types)

    /** The order in which fields stand outside the header. */
    private val order = (layout.fixed + layout.compressed).let { it + (types.indices - it.toSet()) }.toIntArray()

    /** Reads all fields, and returns their values if those of the first [kept] are kept. */
    open fun read(from: MessageSource, kept: Int = if (from.keeps) fields.size else 0): List<Any?> {
        val start = from.at
        readHeader(from, start)
        val values = if (kept > 0) arrayOfNulls<Any?>(fields.size) else null
        val keeps = from.keeps
        for (index in order) {
            if (!isPresent(index, from, start)) continue
            enter(index, from.trail)
            from.keeps = index < kept
            val value = fields[index].read(from, code(index, from, start))
            from.keeps = keeps
            leave(index, from.trail)
            if (values != null) values[index] = value
        }
        if (from.at == start) from.zeros(1)
        return values?.asList().orEmpty()
    }

    private fun readHeader(from: MessageSource, start: Int) {
        from.pass(layout.headerBytes)
        for (index in layout.usedBits.indices) checkWord(index, from, start)
        for (index in fields.indices) {
            checkCode(index, from, start)
            steps[index]?.let { from.trail.pass(it) }
        }
    }

    private fun checkWord(index: Int, from: MessageSource, start: Int) {
        val unused = word(index, from, start) and layout.usedBits[index].inv()
        if (unused != 0) from.fail(MalformedKind.RESERVED, "zeros between and behind the codes of a header", "ones", start)
    }

    private fun checkCode(index: Int, from: MessageSource, start: Int) {
        val code = code(index, from, start)
        if (!isPresent(index, from, start)) {
            if (code != 0) failAt(index, MalformedKind.RESERVED, "code 0 of an absent value", code, from, start)
        } else if (!fields[index].hasCode(code)) {
            failAt(index, MalformedKind.RANGE, "a code of ${nameOf(fields[index].type)}", code, from, start)
        }
    }

    private fun failAt(index: Int, kind: MalformedKind, expected: String, code: Int, from: MessageSource, start: Int): Nothing {
        enter(index, from.trail)
        from.fail(kind, expected, "$code", start)
    }

    private fun isPresent(index: Int, from: MessageSource, start: Int): Boolean =
        layout.presence(index)?.let { word(it.word, from, start) and it.mask != 0 } ?: true

    private fun code(index: Int, from: MessageSource, start: Int): Int =
        layout.code(index)?.let { (word(it.word, from, start) and it.mask) ushr it.shift } ?: 0

    /** Returns a word of the header at [start]. */
    private fun word(index: Int, from: MessageSource, start: Int): Int =
        from.word(start + 4 * index, width = minOf(4, layout.headerBytes - 4 * index))

    fun write(values: List<Any?>, to: MessageSink) {
        val start = to.out.size
        to.out.reserve(layout.headerBytes + 3) // for words that are not full
        to.out.appendZeros(layout.headerBytes)
        for (index in order) {
            val presence = layout.presence(index)
            if (presence == null || values[index] != null) {
                enter(index, to.trail)
                val code = fields[index].write(values[index], to)
                leave(index, to.trail)
                put(presence, 1, start, to)
                put(layout.code(index), code, start, to)
            }
        }
        if (to.out.size == start) to.out.appendZeros(1)
    }

    /** Sets the bits of a code in the header at [start]. */
    private fun put(place: HeaderCode?, code: Int, start: Int, to: MessageSink) {
        if (place == null) return
        val at = start + 4 * place.word
        to.out.bytes.writeIntLe(at, to.out.bytes.readIntLe(at) or (code shl place.shift))
    }

    private fun enter(index: Int, trail: Trail) {
        steps[index]?.let { trail.enter(it, 0) }
    }

    private fun leave(index: Int, trail: Trail) {
        if (steps[index] != null) trail.leave()
    }
}
