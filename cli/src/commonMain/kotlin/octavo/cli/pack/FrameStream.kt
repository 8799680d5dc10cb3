package octavo.cli.pack

import octavo.core.ByteInput
import octavo.frame.Frame
import octavo.frame.FrameReader

/** Passes each frame of [input] to [action]; throws [octavo.core.MalformedException] when the stream does not go on with another one. */
internal fun forEachFrame(input: ByteInput, action: (Frame) -> Unit) {
    val reader = FrameReader(MOST_MESSAGE_BYTES)
    val piece = ByteArray(PIECE_BYTES)
    while (true) {
        val count = input.read(piece, 0, PIECE_BYTES)
        if (count < 0) break
        reader.push(piece, 0, count)
        while (true) action(reader.next() ?: break)
    }
    reader.finish()
}

/** Where the message begins: behind the lead byte, the fingerprint and the length. */
internal val Frame.messageOffset: Long
    get() = offset + 1 + (if (fingerprint == null) 0 else Long.SIZE_BYTES) + varintBytes(message.size)

private fun varintBytes(value: Int): Int = (Int.SIZE_BITS - (value or 1).countLeadingZeroBits() + 6) / 7

/** A reader has room for the bytes that have come and a message of them: whoever looks into a file may not know what its programs allow. */
private const val MOST_MESSAGE_BYTES = 1 shl 30
private const val PIECE_BYTES = 64 * 1024
