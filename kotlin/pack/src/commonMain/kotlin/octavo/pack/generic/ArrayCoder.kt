package octavo.pack.generic

import octavo.pack.schema.Schema

/** Arrays of a fixed size (4.7). */
internal class ArrayCoder(private val array: Schema.Array, private val element: TypeCoder) : NestingCoder(array) {
    override fun readInside(from: MessageSource): Any {
        val first = from.at
        return element.readRun(from, array.size, element.readRunCode(from), first)
    }

    override fun writeInside(value: Any?, to: MessageSink) {
        val values = value as? List<*> ?: to.refuse(nameOf(type), value)
        if (values.size != array.size) to.refuse(nameOf(type), value)
        element.writeRun(values, element.writeRunCode(values, to), to)
    }
}
