package octavo.pack.serialization

import octavo.pack.PackWriter

/**
 * The bytes of a struct while its fields come in order of declaration, which is not the order of the wire.
 *
 * Fixed fields have their offsets; compressed ones come one after the other in a gap that is wide enough for any; the variable block
 * grows behind that gap, and is moved up to them at the end.
 */
internal class StructSpace(private val writer: PackWriter) {
    lateinit var plan: StructPlan
    private var start = 0

    /** Where the next compressed integer goes. */
    private var compressedAt = 0

    fun open(plan: StructPlan) {
        this.plan = plan
        if (plan.isEmpty) return writer.writeEmptyStruct()
        start = writer.startStruct(plan.headerBytes, plan.variableAt)
        writer.bytes.fill(0, start, start + plan.headerBytes)
        compressedAt = start + plan.compressedAt
        writer.at = start + plan.variableAt
    }

    fun close() {
        val from = start + plan.variableAt
        if (plan.isEmpty || compressedAt == from) return
        writer.bytes.copyInto(writer.bytes, compressedAt, from, writer.at)
        writer.at -= from - compressedAt
    }

    /** Writes the bits of a compressed integer, field [index]; a wide one if it has up to 8 bytes. */
    fun compressed(index: Int, bits: Long, isWide: Boolean) {
        val variableEnd = writer.at
        writer.at = compressedAt
        val code = if (isWide) writer.putUnsigned(bits) else writer.putUnsigned(bits.toInt())
        compressedAt = writer.at
        writer.at = variableEnd
        code(index, code)
    }

    /** Writes a number of full width, field [index]: in the fixed block, or in the variable one if it is optional. */
    fun fixed(index: Int, bits: Long, width: Int) {
        val offset = plan.fixed[index]
        if (offset < 0) return writer.writeFixed(bits, width)
        val variableEnd = writer.at
        writer.at = start + offset
        writer.putFixed(bits, width)
        writer.at = variableEnd
    }

    /** Sets the code of field [index] in the header. */
    fun code(index: Int, code: Int): Unit = flip(plan.code[index], code)

    /** Says that field [index] has a value, or that it has none after all, where a bit of the header says so. */
    fun flipPresence(index: Int) {
        if (plan.presence[index] >= 0) flip(plan.presence[index], 1)
    }

    private fun flip(bit: Int, code: Int) {
        var rest = code shl (bit and 7)
        var at = start + (bit ushr 3)
        while (rest != 0) {
            writer.bytes[at] = (writer.bytes[at].toInt() xor rest).toByte()
            rest = rest ushr 8
            at++
        }
    }
}

/** Writes the lowest [width] bytes of [bits]. */
internal fun PackWriter.writeFixed(bits: Long, width: Int) {
    reserve(width)
    putFixed(bits, width)
}

private fun PackWriter.putFixed(bits: Long, width: Int): Unit = when (width) {
    1 -> putFixed(bits.toByte())
    2 -> putFixed(bits.toShort())
    4 -> putFixed(bits.toInt())
    else -> putFixed(bits)
}
