package octavo.pack.generic

import octavo.pack.schema.Schema

/** Integers written in full (3.4). */
internal class FixedCoder(private val fixed: Schema.Fixed) : TypeCoder(fixed) {
    private val integers = Integers.of(fixed)
    private val unusedBits = if (fixed.name[0] == 'I') 64 - 8 * fixed.width else 0

    override fun minBits(code: Int): Int = 8 * fixed.width

    override fun read(from: MessageSource, code: Int): Any? {
        val bits = (from.unsigned(fixed.width) shl unusedBits) shr unusedBits
        return from.kept { integers.value(bits) }
    }

    override fun write(value: Any?, to: MessageSink): Int {
        to.unsigned(integers.bits(value) ?: to.refuse(nameOf(type), value), fixed.width)
        return 0
    }
}
