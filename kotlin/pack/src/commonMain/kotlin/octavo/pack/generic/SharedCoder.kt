package octavo.pack.generic

import octavo.core.MalformedKind
import octavo.pack.PackWriter
import octavo.pack.schema.Schema

/** `shared` (4.3). */
internal object SharedCoder : TypeCoder(Schema.Shared) {
    override fun read(from: MessageSource, code: Int): Any {
        val first = from.at
        val number = from.varint()
        if (number % 2 == 0) return from.share(number / 2L)
        if (number / 2 >= from.sharedCount) {
            from.fail(MalformedKind.REFERENCE, "the index of one of ${from.sharedCount} shared texts", "${number / 2}", first)
        }
        return from.shared(number / 2)
    }

    override fun write(value: Any?, to: MessageSink): Int {
        val text = value as? String ?: to.refuse(nameOf(type), value)
        val number = to.keyNumbers?.nextText()
        if (number == null) writeShared(text, to) else to.varint(number)
        return 0
    }

    private fun writeShared(text: String, to: MessageSink) {
        val index = to.sharedIndex(text)
        if (index >= 0) return to.varint(2 * index + 1)
        if (text.length > PackWriter.MAX_SHARED) to.refuse("a shared text of at most ${PackWriter.MAX_SHARED} characters", text.length)
        val length = to.length(text)
        to.varint(2 * length)
        to.text(text, length)
    }
}
