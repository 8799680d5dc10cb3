package octavo.pack.generic

import octavo.pack.schema.Schema

/** Writes and reads values that have others inside them: what depths count. Nothing is inlined, as that takes much of the stack. */
internal abstract class NestingCoder(type: Schema) : TypeCoder(type) {
    final override fun read(from: MessageSource, code: Int): Any? {
        from.enter()
        val value = readInside(from)
        from.leave()
        return value
    }

    final override fun write(value: Any?, to: MessageSink): Int {
        to.enter(value)
        writeInside(value, to)
        to.leave()
        return 0
    }

    protected abstract fun readInside(from: MessageSource): Any?

    protected abstract fun writeInside(value: Any?, to: MessageSink)
}
