package octavo.pack.generic

import octavo.pack.schema.Field
import octavo.pack.schema.Schema

/** Structs (section 3). */
internal class StructCoder(private val struct: Schema.Struct) : NestingCoder(struct) {
    lateinit var body: StructBody
    private val names by lazy(LazyThreadSafetyMode.PUBLICATION) { FieldNames(struct, struct.fields) }

    override fun readInside(from: MessageSource): Any? {
        val values = body.read(from)
        return from.kept { names.of(values) }
    }

    override fun writeInside(value: Any?, to: MessageSink): Unit = body.write(names.inOrder(value) ?: byName(value, to), to)

    private fun byName(value: Any?, to: MessageSink): List<Any?> {
        val values = fieldsOf(value, struct.fields, to)
        return struct.fields.map { values[it.name] }
    }
}

/** Returns [value] as a struct, which has no other fields than [fields]. */
internal fun TypeCoder.fieldsOf(value: Any?, fields: List<Field>, to: MessageSink): Map<*, *> {
    val values = value as? Map<*, *> ?: to.refuse(nameOf(type), value)
    val known = fields.count { it.name in values }
    if (known < values.size) to.refuse("no field ${(values.keys - fields.map { it.name }.toSet()).first()}", value)
    return values
}
