package octavo.pack.generic

import octavo.pack.schema.Schema

/** Tuples (3.1). */
internal class TupleCoder(private val tuple: Schema.Tuple, private val body: StructBody) : NestingCoder(tuple) {
    override fun readInside(from: MessageSource): Any = body.read(from)

    override fun writeInside(value: Any?, to: MessageSink) {
        val values = value as? List<*> ?: to.refuse(nameOf(type), value)
        if (values.size != tuple.types.size) to.refuse(nameOf(type), value)
        body.write(values, to)
    }
}

/** A value of [type] that stands alone where only a struct can hold it (5.6). */
internal class TupleOfOne(type: Schema, value: TypeCoder) : TypeCoder(type) {
    private val body = StructBody(listOf(type), listOf(value), listOf(null))

    override fun read(from: MessageSource, code: Int): Any? = body.read(from).singleOrNull()

    override fun write(value: Any?, to: MessageSink): Int {
        body.write(listOf(value), to)
        return 0
    }
}
