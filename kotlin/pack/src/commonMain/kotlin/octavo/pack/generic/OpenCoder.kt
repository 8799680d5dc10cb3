package octavo.pack.generic

import octavo.pack.schema.Schema

/** Open structs (4.5). */
internal class OpenCoder(private val open: Schema.Open) : NestingCoder(open) {
    lateinit var sections: List<StructBody>
    private val names by lazy(LazyThreadSafetyMode.PUBLICATION) { FieldNames(open, open.sections.flatten()) }

    override fun readInside(from: MessageSource): Any? {
        val values = from.kept { ArrayList<Any?>() }
        readSections(sections, from) { values?.addAll(it) }
        return values?.let(names::of)
    }

    /** Writes the sections up to the last one of which [value] has a field, and at least one. */
    override fun writeInside(value: Any?, to: MessageSink) {
        val values = fieldsOf(value, open.sections.flatten(), to)
        val last = open.sections.indexOfLast { section -> section.any { it.name in values } }.coerceAtLeast(0)
        to.sections {
            writeSection(0, values, to)
            val known = to.sharedCount
            for (index in 1..last) writeSection(index, values, to)
            to.keepShared(known)
        }
    }

    private fun writeSection(index: Int, values: Map<*, *>, to: MessageSink): Unit =
        sections[index].write(open.sections[index].map { values[it.name] }, to)
}

/** Reads those of the [sections] of an open struct that a message has, and passes the values of each to [take]. */
internal inline fun readSections(
    sections: List<StructBody>,
    from: MessageSource,
    take: (values: List<Any?>) -> Unit,
) {
    val length = from.varint()
    from.sections(length) {
        take(sections[0].read(from))
        val known = from.sharedCount
        for (index in 1 until sections.size) {
            if (from.left == 0) break
            take(sections[index].read(from))
        }
        from.keepShared(known)
    }
}
