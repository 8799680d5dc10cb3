package octavo.pack.generic

import octavo.pack.schema.Schema

/** Writes and reads values that have others inside them: what depths count. */
internal abstract class NestingCoder(type: Schema) : TypeCoder(type) {
    final override fun read(from: MessageSource, code: Int): Any? = from.inside { readInside(from) }

    final override fun write(value: Any?, to: MessageSink): Int {
        to.inside(value) { writeInside(value, to) }
        return 0
    }

    protected abstract fun readInside(from: MessageSource): Any?

    protected abstract fun writeInside(value: Any?, to: MessageSink)
}
