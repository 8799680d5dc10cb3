package octavo.pack.generic

import octavo.pack.schema.Schema

/** Lists (4.6). */
internal class ListCoder(type: Schema.Sequence, private val element: TypeCoder) : NestingCoder(type) {
    override fun readInside(from: MessageSource): Any {
        val first = from.at
        if (element.runInteger != null) return readIntegers(from, first)
        return element.readRun(from, from.checkCount(from.varint().toLong(), element.minBits(0), first))
    }

    /** Reads compressed integers, behind their count and their width code. */
    private fun readIntegers(from: MessageSource, first: Int): List<Any?> {
        val head = from.byte()
        val code = element.checkedRunCode(head ushr 4, from, first)
        val few = head and LONG
        val count = if (few < LONG) few.toLong() else LONG + from.varint().toLong()
        return element.readRun(from, from.checkCount(count, element.minBits(code), first), code, first)
    }

    override fun writeInside(value: Any?, to: MessageSink) {
        val values = value as? List<*> ?: to.refuse(nameOf(type), value)
        val code = element.runCode(values, to)
        if (element.runInteger == null) to.varint(values.size) else writeHead(values.size, code, to)
        element.writeRun(values, code, to)
    }

    private fun writeHead(count: Int, code: Int, to: MessageSink) {
        to.unsigned((minOf(count, LONG) or (code shl 4)).toLong(), 1)
        if (count >= LONG) to.varint(count - LONG)
    }

    private companion object {
        /** The count from which compressed integers have a varint. */
        const val LONG = 15
    }
}
