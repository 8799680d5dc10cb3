package octavo.pack.generic

import octavo.pack.schema.Field
import octavo.pack.schema.Schema

/** Structs (section 3). */
internal class StructCoder(private val struct: Schema.Struct) : NestingCoder(struct) {
    lateinit var body: StructBody

    override fun readInside(from: MessageSource): Any? {
        val values = body.read(from)
        return from.kept { named(struct.fields, values) }
    }

    override fun writeInside(value: Any?, to: MessageSink) {
        val values = fieldsOf(value, struct.fields, to)
        body.write(struct.fields.map { values[it.name] }, to)
    }
}

/** Returns [values] by the names of [fields]. */
internal fun named(fields: List<Field>, values: List<Any?>): Map<String, Any?> {
    val named = LinkedHashMap<String, Any?>()
    fields.forEachIndexed { index, field -> named[field.name] = values[index] }
    return named
}

/** Returns [value] as a struct, which has no other fields than [fields]. */
internal fun TypeCoder.fieldsOf(value: Any?, fields: List<Field>, to: MessageSink): Map<*, *> {
    val values = value as? Map<*, *> ?: to.refuse(nameOf(type), value)
    val known = fields.count { it.name in values }
    if (known < values.size) to.refuse("no field ${(values.keys - fields.map { it.name }.toSet()).first()}", value)
    return values
}
