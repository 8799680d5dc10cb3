package octavo.pack.serialization

import octavo.pack.PackReader
import octavo.pack.headerBits

/** The bytes of a struct while its fields are read in order of declaration: see [StructSpace]. */
internal class StructView(private val reader: PackReader) {
    lateinit var plan: StructPlan
    private var start = 0

    /** Where the next compressed integer stands. */
    private var compressedAt = 0

    /** Checks the header, and makes the reader stand at the variable block. */
    fun open(plan: StructPlan) {
        this.plan = plan
        start = reader.at
        if (plan.isEmpty) return reader.zero()
        reader.skip(plan.compressedAt)
        for (index in plan.usedBits.indices) {
            val others = reader.bytes[start + index].toInt() and plan.usedBits[index].toInt().inv()
            if (others and 0xFF != 0) reader.fail("zero in the bits of a header that mean nothing", "ones")
        }
        compressedAt = reader.at
        for (index in plan.compressed) if (isThere(index)) reader.skip(code(index) + 1)
    }

    /** Whether field [index] has a value. */
    fun isThere(index: Int): Boolean = when {
        plan.presence[index] >= 0 -> bits(plan.presence[index], 1) != 0
        plan.types[index].isOptional -> code(index) != 0
        else -> true
    }

    /** Returns the code of field [index] in the header. */
    fun code(index: Int): Int = if (plan.codeBits[index] == 0) 0 else bits(plan.code[index], plan.codeBits[index])

    private fun bits(bit: Int, count: Int): Int = headerBits(reader.bytes, start, bit, count)

    /** Runs [read] where the compressed integer of field [index] stands, with its width code. */
    inline fun <T> compressed(index: Int, read: PackReader.(Int) -> T): T {
        val variableAt = reader.at
        reader.at = compressedAt
        val value = reader.read(code(index))
        compressedAt = reader.at
        reader.at = variableAt
        return value
    }

    /** Runs [read] where the number of full width of field [index] stands. */
    inline fun <T> fixed(index: Int, read: PackReader.() -> T): T {
        val offset = plan.fixed[index]
        if (offset < 0) return reader.read()
        val variableAt = reader.at
        reader.at = start + offset
        val value = reader.read()
        reader.at = variableAt
        return value
    }
}

/** Passes over [count] bytes. */
private fun PackReader.skip(count: Int) {
    need(count)
    at += count
}
