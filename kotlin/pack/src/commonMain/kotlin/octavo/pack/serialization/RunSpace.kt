package octavo.pack.serialization

import octavo.core.readIntLe
import octavo.core.readLongLe
import octavo.pack.PackWriter
import octavo.pack.schema.Schema

/**
 * The bytes of a list (4.6, 5) while its elements come. Compressed integers are written in full width first, for nobody knows what
 * the widest needs until all are there.
 */
internal class RunSpace(private val writer: PackWriter) {
    lateinit var element: TypePlan
        private set
    var count: Int = 0
        private set
    private var start = 0
    private var presenceAt = 0
    private var valuesAt = 0

    /** How many values there are so far, and every bit of the integers among them. */
    private var there = 0
    private var all = 0L

    fun open(element: TypePlan, count: Int) {
        this.element = element
        this.count = count
        start = writer.at
        there = 0
        all = 0
        if (element.form.schema is Schema.Compressed) writer.writeCount(count, 0) else writer.writeVarint(count)
        presenceAt = writer.at
        if (element.isOptional) zeros((count + 7) ushr 3)
        valuesAt = writer.at
        if (element.form.schema == Schema.Bool) zeros((count + 7) ushr 3)
    }

    private fun zeros(length: Int) {
        writer.reserve(length)
        writer.bytes.fill(0, writer.at, writer.at + length)
        writer.at += length
    }

    /** Says that element [index] has a value, or that it has none after all. */
    fun flipPresence(index: Int) {
        if (element.isOptional) flip(presenceAt, index)
    }

    private fun flip(from: Int, index: Int) {
        val at = from + (index ushr 3)
        writer.bytes[at] = (writer.bytes[at].toInt() xor (1 shl (index and 7))).toByte()
    }

    fun bit(value: Boolean) {
        if (value) flip(valuesAt, there)
        there++
    }

    fun compressed(bits: Long, width: Int) {
        writer.writeFixed(bits, width)
        all = all or bits
        there++
    }

    fun close() {
        val schema = element.form.schema
        if (schema == Schema.Bool) writer.at = valuesAt + ((there + 7) ushr 3)
        if (schema is Schema.Compressed) narrow(schema.maxWidth)
    }

    /** Moves the integers together, each as wide as the widest needs. */
    private fun narrow(width: Int) {
        val code = PackWriter.widthCode(all)
        writer.bytes[start] = (writer.bytes[start].toInt() or (code shl 4)).toByte()
        writer.at = valuesAt
        for (index in 0 until there) {
            val from = valuesAt + index * width
            when (width) {
                Int.SIZE_BYTES -> writer.putWide(writer.bytes.readIntLe(from), code)
                else -> writer.putWide(writer.bytes.readLongLe(from), code)
            }
        }
    }
}
