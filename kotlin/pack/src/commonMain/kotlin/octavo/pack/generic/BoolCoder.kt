package octavo.pack.generic

import octavo.pack.schema.Schema

/** `bool`: the code is the value, and a run is of bits (5.1). */
internal object BoolCoder : TypeCoder(Schema.Bool) {
    override val lone: TypeCoder by lazy(LazyThreadSafetyMode.PUBLICATION) { TupleOfOne(type, this) }

    override fun read(from: MessageSource, code: Int): Any = code != 0

    override fun write(value: Any?, to: MessageSink): Int = if (bool(value, to)) 1 else 0

    private fun bool(value: Any?, to: MessageSink): Boolean = value as? Boolean ?: to.refuse(nameOf(type), value)

    override fun minBits(code: Int): Int = 1

    override fun readValues(from: MessageSource, count: Int, code: Int, codeAt: Int): List<Any?> {
        val bits = from.bits(count)
        return from.kept { BooleanArray(count, bits::isThere).asList() }.orEmpty()
    }

    override fun writeRun(values: List<Any?>, code: Int, to: MessageSink): Unit =
        to.bits(values.size) { index -> to.trail.at(index) { bool(values[index], to) } }
}
