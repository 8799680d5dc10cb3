package octavo.pack.generic

import octavo.pack.schema.Schema

/** Where a text or bytes stand, which decides where their length does (4.2, 5.6): in a code of the header, or in a varint. */
internal enum class TextForm {
    FIELD {
        override fun code(length: Int) = minOf(length, LONG)
        override fun varint(length: Int) = length - LONG
        override fun length(varint: Int) = varint + LONG.toLong()
    },
    OPTIONAL_FIELD {
        override fun code(length: Int) = if (length in 1 until LONG) length else LONG
        override fun varint(length: Int) = if (length == 0) 0 else length - LONG + 1
        override fun length(varint: Int) = if (varint == 0) 0L else varint + (LONG - 1L)
    },
    LONE {
        override fun code(length: Int) = LONG
        override fun varint(length: Int) = length
        override fun length(varint: Int) = varint.toLong()
    },
    ;

    /** Returns the code of a length; [LONG] stands for those that have a varint. */
    abstract fun code(length: Int): Int

    /** Returns the varint of a length. */
    abstract fun varint(length: Int): Int

    /** Returns the length for which a varint stands. */
    abstract fun length(varint: Int): Long

    companion object {
        const val LONG = 15
    }
}

/** `str`, `bytes`, and `dynamic`, which is like lone bytes (4.10). */
internal class TextCoder(type: Schema, private val form: TextForm) : TypeCoder(type) {
    private val isText = type == Schema.Text

    override val lone: TypeCoder = if (form == TextForm.LONE) this else TextCoder(type, TextForm.LONE)

    override fun read(from: MessageSource, code: Int): Any? {
        if (code == 0 && form == TextForm.OPTIONAL_FIELD) return null
        val length = if (code < TextForm.LONG && form != TextForm.LONE) code.toLong() else form.length(from.varint())
        return if (isText) from.text(length) else from.bytes(length)
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
        val code = form.code(length)
        if (code == TextForm.LONG) to.varint(form.varint(length))
        return code
    }
}
