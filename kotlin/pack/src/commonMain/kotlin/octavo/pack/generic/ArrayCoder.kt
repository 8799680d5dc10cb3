package octavo.pack.generic

import octavo.pack.schema.Schema

/** Arrays of a fixed size (4.7). */
internal class ArrayCoder(private val array: Schema.Array, private val element: TypeCoder) : TypeCoder(array) {
    override fun read(from: MessageSource, code: Int): Any = from.inside { element.readRun(from, element.readRunCode(from, array.size)) }

    override fun write(value: Any?, to: MessageSink): Int {
        val values = value as? List<*> ?: to.refuse(nameOf(type), value)
        if (values.size != array.size) to.refuse(nameOf(type), value)
        element.writeRun(values, element.writeRunCode(values, to), to)
        return 0
    }
}
