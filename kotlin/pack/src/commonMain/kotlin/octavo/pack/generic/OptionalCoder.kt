package octavo.pack.generic

import octavo.pack.schema.Schema
import octavo.pack.schema.isText

/** Optional values outside structs, where [present] alone writes and reads them: in runs (5.4), or as the root. */
internal class OptionalCoder(type: Schema.Optional, private val present: TypeCoder) : TypeCoder(type) {
    override val lone: TypeCoder by lazy(LazyThreadSafetyMode.PUBLICATION) {
        TupleOfOne(type, if (type.type.isText) TextCoder(type.type, TextForm.OPTIONAL_FIELD) else present)
    }

    override val runInteger: Schema.Compressed? get() = present.runInteger

    override fun hasCode(code: Int): Boolean = present.hasCode(code)

    override fun read(from: MessageSource, code: Int): Any? = present.read(from, code)

    override fun write(value: Any?, to: MessageSink): Int = present.write(value, to)

    override fun minBits(code: Int): Int = 1

    override fun readValues(from: MessageSource, count: Int, code: Int, codeAt: Int): List<Any?> {
        val places = from.bits(count)
        from.trail.enter(places, 0)
        val values = present.readRun(from, places.sum(count), code, codeAt)
        from.trail.leave()
        return from.kept { spread(values, places, count) }.orEmpty()
    }

    private fun spread(values: List<Any?>, places: Trail.Places, count: Int): List<Any?> {
        val left = values.iterator()
        return List(count) { if (places.isThere(it)) left.next() else null }
    }

    override fun runCode(values: List<Any?>, to: MessageSink): Int = ofPresent(values, to) { present.runCode(it, to) }

    override fun writeRun(values: List<Any?>, code: Int, to: MessageSink) {
        to.bits(values.size) { values[it] != null }
        ofPresent(values, to) { present.writeRun(it, code, to) }
    }

    private inline fun <T> ofPresent(values: List<Any?>, to: MessageSink, write: (List<Any?>) -> T): T =
        to.trail.at(Trail.Places { values[it] != null }) { write(values.filterNotNull()) }
}
