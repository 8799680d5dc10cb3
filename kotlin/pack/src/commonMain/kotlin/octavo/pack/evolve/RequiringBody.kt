package octavo.pack.evolve

import octavo.pack.generic.MessageSource
import octavo.pack.generic.StructBody
import octavo.pack.generic.TypeCoder
import octavo.pack.schema.Schema

/** The parts of a tuple or of an entry, none of which can be left out unless it is optional for [readers], too. */
internal class RequiringBody(
    private val readers: List<Schema>,
    writers: List<Schema>,
    fields: List<TypeCoder>,
    private val steps: List<Any>,
) : StructBody(writers, fields, steps) {
    private val required = readers.indices.filter { readers[it] !is Schema.Optional && writers[it] is Schema.Optional }

    override fun read(from: MessageSource, kept: Int): List<Any?> {
        val first = from.at
        val values = super.read(from, kept)
        for (index in required) {
            if (values[index] == null) from.trail.at(steps[index]) { from.refuse(brief(readers[index]), "none", first) }
        }
        return values
    }
}
