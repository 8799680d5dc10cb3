package octavo.pack.evolve

import octavo.pack.generic.MessageSink
import octavo.pack.generic.MessageSource
import octavo.pack.generic.TypeCoder
import octavo.pack.schema.Schema

/** A coder of what a writer has, which reads alone. */
internal abstract class ReadingCoder(type: Schema) : TypeCoder(type) {
    final override fun write(value: Any?, to: MessageSink): Int = error("for readers alone")
}

/** Reads values as [of] does, and converts them. */
internal class ConvertedCoder(private val of: TypeCoder, private val conversion: Conversion) : ReadingCoder(of.type) {
    override val lone: TypeCoder by lazy(LazyThreadSafetyMode.PUBLICATION) {
        val lone = of.lone
        if (lone === of) this else ConvertedCoder(lone, conversion)
    }

    override val runInteger: Schema.Compressed? get() = of.runInteger

    override fun hasCode(code: Int): Boolean = of.hasCode(code)

    override fun minBits(code: Int): Int = of.minBits(code)

    override fun read(from: MessageSource, code: Int): Any? {
        val first = from.at
        return conversion.of(of.read(from, code), from, first)
    }

    override fun readValues(from: MessageSource, count: Int, code: Int, codeAt: Int): List<Any?> {
        val first = from.at
        val values = of.readRun(from, count, code, codeAt)
        return List(count) { from.trail.at(it) { conversion.of(values[it], from, first) } }
    }
}
