package octavo.pack.evolve

import octavo.pack.generic.ColumnsCoder
import octavo.pack.generic.MapCoder
import octavo.pack.generic.MessageSource
import octavo.pack.generic.StructBody
import octavo.pack.generic.TextCoder
import octavo.pack.generic.TextForm
import octavo.pack.generic.TypeCoder
import octavo.pack.generic.TypeCoders
import octavo.pack.schema.Schema

/** Makes the coders of values that are passed over (9.1): text need not be well-formed, keys need not differ, and fields are counted. */
internal class PassedOver : TypeCoders() {
    override fun text(type: Schema, form: TextForm): TypeCoder = TextCoder(Schema.Bytes, form)

    override fun map(type: Schema.Mapping, key: TypeCoder, value: TypeCoder, entry: StructBody): TypeCoder =
        MapCoder(type, key, entry, comparesKeys = false)

    override fun columns(type: Schema.Columns, fields: List<TypeCoder>): TypeCoder = PassedColumns(type, fields)

    override fun body(types: List<Schema>, steps: List<Any?>): StructBody = PassedBody(types, types.map(::field), steps)
}

private class PassedBody(types: List<Schema>, fields: List<TypeCoder>, steps: List<Any?>) : StructBody(types, fields, steps) {
    private val count = fields.size

    override fun read(from: MessageSource, kept: Int): List<Any?> {
        from.passOver(count)
        return super.read(from, kept)
    }
}

/** Columns may have any number of fields, and no row. */
private class PassedColumns(type: Schema.Columns, private val fields: List<TypeCoder>) : ReadingCoder(type) {
    private val columns = ColumnsCoder(type, fields)

    override fun read(from: MessageSource, code: Int): Any? {
        from.passOver(fields.size)
        return columns.read(from, code)
    }
}

/** A field that is passed over, between others that are read; nothing is kept of it. */
internal class PassedField(private val of: TypeCoder) : ReadingCoder(of.type) {
    override fun hasCode(code: Int): Boolean = of.hasCode(code)

    override fun read(from: MessageSource, code: Int): Nothing? {
        from.keeping(false) { of.read(from, code) }
        return null
    }
}

/** The fields of a struct, some of which are passed over. */
internal class PassingBody(types: List<Schema>, fields: List<TypeCoder>, steps: List<String>) : StructBody(types, fields, steps) {
    private val passed = fields.count { it is PassedField }

    override fun read(from: MessageSource, kept: Int): List<Any?> {
        from.passOver(passed)
        return super.read(from, kept)
    }
}

/** A case that the reader does not have, which is refused when it comes. */
internal class RefusedCase(private val name: String, of: TypeCoder, private val reader: Schema.Union) : ReadingCoder(of.type) {
    private val passed = PassedField(of)

    override fun read(from: MessageSource, code: Int): Nothing {
        val first = from.at
        passed.read(from, code)
        from.refuse(oneOf(reader.cases.map { it.name }), name, first)
    }
}
