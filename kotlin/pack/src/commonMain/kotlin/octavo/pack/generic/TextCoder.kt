package octavo.pack.generic

import octavo.pack.schema.Schema

/**
 * Where a text or bytes stand, which decides where their length does: a length from [threshold] on has a varint, a lesser one a code,
 * which is [shift] more (4.2, 5.6).
 */
internal enum class TextForm(val threshold: Int, val shift: Int) {
    FIELD(15, 0),
    OPTIONAL_FIELD(14, 1),
    LONE(0, 0),
}

/** `str`, `bytes`, and `dynamic`, which is like lone bytes (4.10). */
internal class TextCoder(type: Schema, private val form: TextForm) : TypeCoder(type) {
    private val isText = type == Schema.Text

    override val lone: TypeCoder = if (form == TextForm.LONE) this else TextCoder(type, TextForm.LONE)

    override fun read(from: MessageSource, code: Int): Any? {
        if (code < form.shift) return null
        val first = from.at
        val length = if (code < form.threshold + form.shift) (code - form.shift).toLong() else form.threshold + from.varint().toLong()
        return if (isText) from.text(length, first) else from.bytes(length, first)
    }

    override fun write(value: Any?, to: MessageSink): Int = when {
        value == null && form == TextForm.OPTIONAL_FIELD -> 0
        isText -> {
            val text = value as? String ?: to.refuse(nameOf(type), value)
            val length = to.length(text)
            writeLength(length, to).also { to.text(text, length) }
        }
        else -> {
            val bytes = value as? ByteArray ?: to.refuse(nameOf(type), value)
            writeLength(bytes.size, to).also { to.bytes(bytes) }
        }
    }

    private fun writeLength(length: Int, to: MessageSink): Int {
        if (length < form.threshold) return length + form.shift
        to.varint(length - form.threshold)
        return form.threshold + form.shift
    }
}
