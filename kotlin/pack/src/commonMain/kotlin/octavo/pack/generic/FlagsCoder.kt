package octavo.pack.generic

import octavo.pack.schema.Schema

/** Flags: the code has a bit for each name. */
internal class FlagsCoder(private val flags: Schema.Flags) : TypeCoder(flags) {
    override val lone: TypeCoder by lazy(LazyThreadSafetyMode.PUBLICATION) { TupleOfOne(type, this) }

    override fun read(from: MessageSource, code: Int): Any? =
        from.kept { flags.names.filterIndexedTo(LinkedHashSet()) { index, _ -> (code ushr index) and 1 != 0 } }

    override fun write(value: Any?, to: MessageSink): Int {
        val names = value as? Collection<*> ?: to.refuse(nameOf(type), value)
        return names.fold(0) { bits, name ->
            val index = flags.names.indexOf(name)
            if (index < 0) to.refuse(nameOf(type), name)
            bits or (1 shl index)
        }
    }
}
