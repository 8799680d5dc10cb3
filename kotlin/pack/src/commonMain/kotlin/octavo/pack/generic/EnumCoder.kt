package octavo.pack.generic

import octavo.pack.schema.Schema

/** Enums: the code is the index of the name. */
internal class EnumCoder(private val enumeration: Schema.Enumeration) : TypeCoder(enumeration) {
    private val indexes by lazy(LazyThreadSafetyMode.PUBLICATION) { enumeration.names.withIndex().associate { it.value to it.index } }

    override val lone: TypeCoder by lazy(LazyThreadSafetyMode.PUBLICATION) { TupleOfOne(type, this) }

    override fun hasCode(code: Int): Boolean = code < enumeration.names.size

    override fun read(from: MessageSource, code: Int): Any = enumeration.names[code]

    override fun write(value: Any?, to: MessageSink): Int = indexes[value] ?: to.refuse(nameOf(type), value)
}
