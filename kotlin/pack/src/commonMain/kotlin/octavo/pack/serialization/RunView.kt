package octavo.pack.serialization

import octavo.pack.PackReader
import octavo.pack.count
import octavo.pack.presentBits
import octavo.pack.runCount
import octavo.pack.runHeader
import octavo.pack.schema.Schema

/** A list (4.6, 5) while its elements are read. */
internal class RunView(private val reader: PackReader) {
    lateinit var element: TypePlan
        private set
    var count: Int = 0
        private set

    /** The width code of compressed integers. */
    var code: Int = 0
        private set
    private var presenceAt = 0
    private var valuesAt = 0
    private var there = 0

    fun open(element: TypePlan) {
        this.element = element
        there = 0
        val schema = element.form.schema
        if (schema is Schema.Compressed) openCompressed(schema) else openOther(schema)
        if (schema == Schema.Bool) valuesAt = reader.bits(if (element.isOptional) (0 until count).count(::isThere) else count)
    }

    private fun openCompressed(schema: Schema.Compressed) {
        val header = reader.runHeader(schema.maxWidth)
        code = header ushr 4
        count = reader.runCount(header, element.isOptional)
        if (element.isOptional) presenceAt = reader.presentBits(count, code)
    }

    private fun openOther(schema: Schema) {
        val bits = when {
            schema == Schema.Bool || element.isOptional -> 1
            schema is Schema.Fixed -> 8 * schema.width
            else -> 8
        }
        count = reader.count(bits)
        if (element.isOptional) presenceAt = reader.bits(count)
    }

    fun isThere(index: Int): Boolean = !element.isOptional || reader.bit(presenceAt, index)

    /** Reads the next bool. */
    fun bit(): Boolean = reader.bit(valuesAt, there++)
}
