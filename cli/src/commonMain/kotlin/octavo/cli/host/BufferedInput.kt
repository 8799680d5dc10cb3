package octavo.cli.host

import octavo.core.ByteInput

/** Serves small reads from what large ones of [input] bring, and waits for no more than there is. */
internal class BufferedInput(private val input: ByteInput) : ByteInput {
    private val piece = ByteArray(PIECE_BYTES)
    private var at = 0
    private var end = 0

    override fun read(target: ByteArray, start: Int, end: Int): Int {
        if (at == this.end) {
            val count = input.read(piece, 0, PIECE_BYTES)
            if (count < 0) return count
            at = 0
            this.end = count
        }
        val count = minOf(end - start, this.end - at)
        piece.copyInto(target, start, at, at + count)
        at += count
        return count
    }

    private companion object {
        const val PIECE_BYTES = 64 * 1024
    }
}
