package octavo.cli.host

import octavo.core.ByteOutput

/** Gathers small writes to [output] into large ones; [close] writes what is left. */
internal class BufferedOutput(private val output: ByteOutput) : ByteOutput, AutoCloseable {
    private val pending = ByteArray(PIECE_BYTES)
    private var end = 0
    private var marked = 0

    override fun write(source: ByteArray, start: Int, end: Int) {
        if (end - start > PIECE_BYTES - this.end) flush()
        if (end - start > PIECE_BYTES) return output.write(source, start, end)
        source.copyInto(pending, this.end, start, end)
        this.end += end - start
    }

    fun write(text: String) {
        val utf8 = text.encodeToByteArray()
        write(utf8, 0, utf8.size)
    }

    fun line(text: String) {
        write(text)
        endLine()
    }

    fun endLine(): Unit = write(NEWLINE, 0, NEWLINE.size)

    fun flush() {
        if (end > 0) output.write(pending, 0, end)
        end = 0
        marked = 0
    }

    /** Remembers that what was written so far is whole. */
    fun mark() {
        marked = end
    }

    /** Takes back what was written after the last [mark], unless it is gone. */
    fun reset() {
        end = marked
    }

    override fun close(): Unit = flush()

    private companion object {
        val NEWLINE = byteArrayOf('\n'.code.toByte())
        const val PIECE_BYTES = 64 * 1024
    }
}
