package octavo.pack.generic

import octavo.core.MalformedKind
import octavo.pack.schema.Schema

/** Unions (4.4). */
internal class UnionCoder(private val union: Schema.Union) : TypeCoder(union) {
    lateinit var cases: List<TypeCoder>

    private val indexes by lazy(LazyThreadSafetyMode.PUBLICATION) { union.cases.indices.associateBy { union.cases[it].name } }

    override fun read(from: MessageSource, code: Int): Any? {
        val first = from.at
        val index = from.varint()
        if (index >= cases.size) from.fail(MalformedKind.RANGE, "the index of one of ${cases.size} cases", "$index", first)
        val value = cases[index].read(from, 0)
        return from.kept { union.cases[index].name to value }
    }

    override fun write(value: Any?, to: MessageSink): Int {
        val pair = value as? Pair<*, *> ?: to.refuse(nameOf(type), value)
        val index = indexes[pair.first] ?: to.refuse(nameOf(type), pair.first)
        to.varint(index)
        return cases[index].write(pair.second, to)
    }
}
