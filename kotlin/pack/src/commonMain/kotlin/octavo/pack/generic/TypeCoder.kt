package octavo.pack.generic

import octavo.pack.schema.Schema

/** Writes and reads the values of one [type]. Section numbers here and in its kinds are those of spec/pack.md. */
internal abstract class TypeCoder(val type: Schema) {
    /** What writes and reads lone values (5.6), with code 0. */
    open val lone: TypeCoder get() = this

    /** The compressed integer whose width code stands before a run (4.6, 4.7, 4.9), if one does. */
    open val runInteger: Schema.Compressed? get() = null

    /** Whether a header may have [code] for a value. */
    open fun hasCode(code: Int): Boolean = true

    /** Reads what a value has outside the header, which has [code] for it. */
    abstract fun read(from: MessageSource, code: Int): Any?

    /** Writes what [value] has outside the header, and returns its code. */
    abstract fun write(value: Any?, to: MessageSink): Int

    /** How many bits a value takes at least in a run with this width [code]. */
    open fun minBits(code: Int): Int = 8

    /** Reads a run (section 5) of [count] values, if there are bytes left for so many; the [code] of its width, if it has one, stands at [codeAt]. */
    fun readRun(from: MessageSource, count: Int, code: Int = 0, codeAt: Int = 0): List<Any?> {
        from.need((count.toLong() * minBits(code) + 7) / 8)
        return readValues(from, count, code, codeAt)
    }

    protected open fun readValues(from: MessageSource, count: Int, code: Int, codeAt: Int): List<Any?> =
        readEach(from, count) { lone.read(from, 0) }

    /** Returns the width code of a run of [values]. */
    open fun runCode(values: List<Any?>, to: MessageSink): Int = 0

    /** Writes a run with this width [code]. */
    open fun writeRun(values: List<Any?>, code: Int, to: MessageSink): Unit = writeEach(values, to) { lone.write(it, to) }

    protected inline fun readEach(from: MessageSource, count: Int, read: () -> Any?): List<Any?> {
        val values = from.kept { ArrayList<Any?>() }
        for (index in 0 until count) {
            from.trail.enter(null, index)
            val value = read()
            from.trail.leave()
            values?.add(value)
        }
        return values.orEmpty()
    }

    protected inline fun writeEach(values: List<Any?>, to: MessageSink, write: (Any?) -> Unit) {
        for (index in values.indices) {
            to.trail.enter(null, index)
            write(values[index])
            to.trail.leave()
        }
    }
}
