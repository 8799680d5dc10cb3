package octavo.pack.generic

import octavo.pack.schema.Schema

/** Lists of structs that are stored field by field (4.9). */
internal class ColumnsCoder(private val columns: Schema.Columns, private val fields: List<TypeCoder>) : NestingCoder(columns) {
    private val names = FieldNames(columns, columns.fields)
    private val steps = columns.fields.map { Trail.Column(it.name) }
    private val every = IntArray(fields.size) { it }
    private val ofNone = fieldsOfNone()

    /** The fields of which there are bytes even where there are no structs: of very many others nothing is to be done for one byte. */
    private fun fieldsOfNone(): IntArray {
        var aligned = 1
        return every.filter { index ->
            val field = fields[index]
            val width = (field.type as? Schema.Fixed)?.width ?: 1
            val hasCode = field.runInteger != null
            (hasCode || width > aligned).also { if (it) aligned = width }
        }.toIntArray()
    }

    override fun readInside(from: MessageSource): Any? {
        val first = from.at
        val count = from.checkCount(from.varint().toLong(), fields.size, first)
        val values = from.kept { ArrayList<List<Any?>>() }
        for (index in if (count == 0) ofNone else every) {
            val column = from.trail.at(steps[index]) { readColumn(fields[index], count, from) }
            values?.add(column)
        }
        return values?.let { Rows(count, it) }
    }

    private fun readColumn(field: TypeCoder, count: Int, from: MessageSource): List<Any?> {
        val codeAt = from.at
        val code = field.readRunCode(from)
        (field.type as? Schema.Fixed)?.let { from.align(it.width) }
        return field.readRun(from, count, code, codeAt)
    }

    override fun writeInside(value: Any?, to: MessageSink) {
        val list = value as? List<*> ?: to.refuse(nameOf(type), value)
        val rows = list.mapIndexed { index, row -> to.trail.at(index) { fieldsOf(row, columns.fields, to) } }
        to.varint(rows.size)
        fields.forEachIndexed { index, field ->
            val step = steps[index]
            to.trail.at(step) { writeColumn(field, rows.map { it[step.name] }, to) }
        }
    }

    private fun writeColumn(field: TypeCoder, values: List<Any?>, to: MessageSink) {
        val code = field.writeRunCode(values, to)
        (field.type as? Schema.Fixed)?.let { to.align(it.width) }
        field.writeRun(values, code, to)
    }

    /** The structs, made when they are asked for: a row of the message may be a few bits. */
    private inner class Rows(override val size: Int, private val values: List<List<Any?>>) : AbstractList<Map<String, Any?>>() {
        override fun get(index: Int): Map<String, Any?> = names.of(values.map { it[index] })
    }
}
