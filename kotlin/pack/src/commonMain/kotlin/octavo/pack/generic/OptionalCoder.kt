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

    override fun readRun(from: MessageSource, run: Run): List<Any?> {
        val isThere = from.bits(run.count)
        val values = present.readRun(from, run.copy(count = isThere.count { it })).iterator()
        return isThere.map { if (it) values.next() else null }
    }

    override fun runCode(values: List<Any?>, to: MessageSink): Int = present.runCode(values.filterNotNull(), to)

    override fun writeRun(values: List<Any?>, code: Int, to: MessageSink) {
        to.bits(values.map { it != null })
        present.writeRun(values.filterNotNull(), code, to)
    }
}
