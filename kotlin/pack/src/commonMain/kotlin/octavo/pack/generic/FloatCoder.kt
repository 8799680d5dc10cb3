package octavo.pack.generic

import octavo.core.roundToFloat
import octavo.pack.schema.Schema

/** `f32` and `f64`; of all NaNs the usual one is written. */
internal class FloatCoder(private val fixed: Schema.Fixed) : TypeCoder(fixed) {
    private val isSingle = fixed == Schema.Fixed.F32

    override fun minBits(code: Int): Int = 8 * fixed.width

    override fun read(from: MessageSource, code: Int): Any? {
        val bits = from.unsigned(fixed.width)
        return from.kept { if (isSingle) Float.fromBits(bits.toInt()) else Double.fromBits(bits) }
    }

    override fun write(value: Any?, to: MessageSink): Int {
        val number = (value as? Number)?.toDouble() ?: to.refuse(nameOf(type), value)
        if (!isSingle) {
            to.unsigned(number.toBits(), fixed.width)
        } else {
            val single = number.roundToFloat()
            if (single.isInfinite() && number.isFinite()) to.refuse(nameOf(type), value)
            to.unsigned(single.toBits().toLong(), fixed.width)
        }
        return 0
    }
}

internal val Schema.isFloat: Boolean get() = this == Schema.Fixed.F32 || this == Schema.Fixed.F64
