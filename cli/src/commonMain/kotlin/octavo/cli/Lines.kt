package octavo.cli

import octavo.core.ByteOutput

/** Writes lines of text to [output] in large pieces; [close] writes the last one. */
internal class Lines(private val output: ByteOutput) : AutoCloseable {
    private val pending = StringBuilder()

    fun line(text: String) {
        pending.append(text).append('\n')
        if (pending.length >= PIECE_CHARS) flush()
    }

    override fun close(): Unit = flush()

    private fun flush() {
        val bytes = pending.toString().encodeToByteArray()
        pending.clear()
        output.write(bytes, 0, bytes.size)
    }

    private companion object {
        const val PIECE_CHARS = 32 * 1024
    }
}
