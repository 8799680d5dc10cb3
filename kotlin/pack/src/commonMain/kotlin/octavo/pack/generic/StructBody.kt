package octavo.pack.generic

import octavo.core.MalformedKind
import octavo.pack.schema.HeaderCode
import octavo.pack.schema.Schema
import octavo.pack.schema.StructLayout

/** The fields of a struct, a tuple, a section or an entry of a map (section 3); [steps] are theirs in paths, null for none. */
internal class StructBody(types: List<Schema>, private val fields: List<TypeCoder>, private val steps: List<Any?>) {
    private val layout = StructLayout(types)

    /** The order in which fields stand outside the header. */
    private val order = (layout.fixed + layout.compressed).let { it + (types.indices - it.toSet()) }

    fun read(from: MessageSource): List<Any?> {
        val start = from.at
        val header = readHeader(from)
        val isFilled = header.indices.any { header[it] and layout.usedBits[it].inv() != 0 }
        if (isFilled) from.fail(MalformedKind.RESERVED, "zeros between and behind the codes of a header", "ones", start)
        for (index in fields.indices) at(index, from.trail) { checkCode(header, index, from, start) }
        val values = arrayOfNulls<Any?>(fields.size)
        for (index in order) {
            if (isPresent(header, index)) values[index] = at(index, from.trail) { fields[index].read(from, code(header, index)) }
        }
        if (from.at == start) from.zeros(1)
        return values.asList()
    }

    private fun readHeader(from: MessageSource): IntArray {
        from.need(layout.headerBytes)
        val header = IntArray(layout.usedBits.size)
        for (index in 0 until layout.headerBytes) header[index / 4] = header[index / 4] or (from.byte() shl 8 * (index % 4))
        return header
    }

    private fun checkCode(header: IntArray, index: Int, from: MessageSource, start: Int) {
        val code = code(header, index)
        if (!isPresent(header, index)) {
            if (code != 0) from.fail(MalformedKind.RESERVED, "code 0 of an absent value", "$code", start)
        } else if (!fields[index].hasCode(code)) {
            from.fail(MalformedKind.RANGE, "a code of ${nameOf(fields[index].type)}", "$code", start)
        }
    }

    private fun isPresent(header: IntArray, index: Int): Boolean = layout.presence(index)?.let { header[it.word] and it.mask != 0 } ?: true

    private fun code(header: IntArray, index: Int): Int =
        layout.code(index)?.let { (header[it.word] and it.mask) ushr it.shift } ?: 0

    fun write(values: List<Any?>, to: MessageSink) {
        val start = to.out.size
        to.out.appendZeros(layout.headerBytes)
        for (index in order) {
            val presence = layout.presence(index)
            if (presence == null || values[index] != null) {
                val code = at(index, to.trail) { fields[index].write(values[index], to) }
                put(presence, 1, start, to)
                put(layout.code(index), code, start, to)
            }
        }
        if (to.out.size == start) to.out.appendZeros(1)
    }

    /** Sets the bits of a code in the header at [start]. */
    private fun put(place: HeaderCode?, code: Int, start: Int, to: MessageSink) {
        if (place == null) return
        val bits = (code.toLong() and 0xFFFFFFFF) shl place.shift
        for (index in 0 until 4) {
            val byte = (bits ushr (8 * index)).toByte()
            val at = start + 4 * place.word + index
            if (byte != 0.toByte()) to.out.bytes[at] = (to.out.bytes[at].toInt() or byte.toInt()).toByte()
        }
    }

    private inline fun <T> at(index: Int, trail: Trail, block: () -> T): T {
        val step = steps[index] ?: return block()
        return trail.at(step, block)
    }
}
