package octavo.pack.evolve

import octavo.pack.generic.MessageSource
import octavo.pack.generic.StructBody
import octavo.pack.generic.readSections
import octavo.pack.schema.Schema

/** Structs and open structs of the writer, as those of the reader. */
internal class ResolvedStruct(writer: Schema.Declared) : ReadingCoder(writer) {
    private val isOpen = writer is Schema.Open
    lateinit var sections: List<StructBody>
    lateinit var arrangement: Arrangement

    override fun read(from: MessageSource, code: Int): Any? = from.inside {
        val first = from.at
        arrangement.of(if (isOpen) openSections(from) else listOf(sections[0].read(from)), from, first)
    }

    private fun openSections(from: MessageSource): List<List<Any?>> {
        val read = ArrayList<List<Any?>>()
        readSections(sections, from) { read += it }
        return read
    }
}
