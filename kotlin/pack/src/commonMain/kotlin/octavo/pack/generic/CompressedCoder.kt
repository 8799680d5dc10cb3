package octavo.pack.generic

import octavo.core.MalformedKind
import octavo.pack.schema.Schema

/** Compressed integers (2.2, 3.5, 5.3); the code is that of the width. */
internal class CompressedCoder(private val compressed: Schema.Compressed) : TypeCoder(compressed) {
    private val integers = Integers.of(compressed)

    override val lone: TypeCoder by lazy(LazyThreadSafetyMode.PUBLICATION) { TupleOfOne(type, this) }

    override val runInteger: Schema.Compressed get() = compressed

    override fun hasCode(code: Int): Boolean = code < compressed.maxWidth

    override fun read(from: MessageSource, code: Int): Any? {
        val first = from.at
        val stored = from.unsigned(code + 1)
        val bits = if (compressed.isSigned) (stored ushr 1) xor -(stored and 1) else stored
        if (!integers.has(bits)) from.fail(MalformedKind.RANGE, nameOf(type), bits.toString(), first)
        return from.kept { integers.value(bits) }
    }

    override fun write(value: Any?, to: MessageSink): Int {
        val stored = stored(value, to)
        return code(stored).also { to.unsigned(stored, it + 1) }
    }

    private fun stored(value: Any?, to: MessageSink): Long {
        val bits = integers.bits(value) ?: to.refuse(nameOf(type), value)
        return if (compressed.isSigned) (bits shl 1) xor (bits shr 63) else bits
    }

    private fun code(stored: Long): Int = (63 - (stored or 1).countLeadingZeroBits()) / 8

    override fun minBits(code: Int): Int = 8 * (code + 1)

    override fun readValues(from: MessageSource, count: Int, code: Int, codeAt: Int): List<Any?> {
        if (count == 0 && code != 0) from.fail(MalformedKind.RESERVED, "width code 0 of no values", "$code", codeAt)
        return readEach(from, count) { read(from, code) }
    }

    override fun runCode(values: List<Any?>, to: MessageSink): Int {
        var widest = 0
        writeEach(values, to) { widest = maxOf(widest, code(stored(it, to))) }
        return widest
    }

    override fun writeRun(values: List<Any?>, code: Int, to: MessageSink): Unit =
        writeEach(values, to) { to.unsigned(stored(it, to), code + 1) }
}
