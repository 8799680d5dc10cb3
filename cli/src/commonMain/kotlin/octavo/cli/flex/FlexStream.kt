package octavo.cli.flex

import octavo.cli.host.BufferedInput
import octavo.cli.host.MOST_BYTES
import octavo.core.ByteInput
import octavo.core.ByteOutput
import octavo.core.MalformedException

// A flex stream (.flexl): messages one after another, each after its length as an unsigned 32-bit little-endian integer.

/** One message of a flex stream: the bytes of [bytes] before [end], found at [offset] of the stream; valid until the next one. */
internal class StreamedMessage(val bytes: ByteArray, val end: Int, val offset: Long)

/**
 * Passes each message of [input] to [action]. Throws [MalformedException] where the stream ends too early, and what [action]
 * throws about a message with its offset counted from the start of the stream.
 */
internal fun forEachMessage(input: ByteInput, action: (StreamedMessage) -> Unit) {
    val buffered = BufferedInput(input)
    val prefix = ByteArray(LENGTH_BYTES)
    var bytes = ByteArray(0)
    var offset = 0L
    while (true) {
        val prefixCount = buffered.readUpTo(prefix, 0, LENGTH_BYTES)
        if (prefixCount == 0) return
        if (prefixCount < LENGTH_BYTES) throw MalformedException("a message length of $LENGTH_BYTES bytes", "$prefixCount bytes", offset)
        val length = lengthOf(prefix, offset)
        offset += LENGTH_BYTES
        bytes = buffered.readMessage(bytes, length, offset)
        after(offset) { action(StreamedMessage(bytes, length, offset)) }
        offset += length
    }
}

/** Writes [message] and its length in front. */
internal fun ByteOutput.writeMessage(message: ByteArray) {
    write(ByteArray(LENGTH_BYTES) { (message.size ushr 8 * it).toByte() }, 0, LENGTH_BYTES)
    write(message, 0, message.size)
}

private const val LENGTH_BYTES = 4

/** A stream that lies about a length must not make us allocate more than this ahead of its bytes. */
private const val TRUSTED_BYTES = 1 shl 20

private fun lengthOf(prefix: ByteArray, offset: Long): Int {
    val length = prefix.foldRight(0L) { byte, length -> length shl 8 or (byte.toLong() and 0xFF) }
    if (length > MOST_BYTES) throw MalformedException("a message below 2 GiB", "a length of $length bytes", offset)
    return length.toInt()
}

private fun ByteInput.readMessage(buffer: ByteArray, length: Int, offset: Long): ByteArray {
    var bytes = buffer
    var end = 0
    while (end < length) {
        if (end == bytes.size) bytes = bytes.copyOf(maxOf(TRUSTED_BYTES.toLong(), bytes.size * 2L).coerceAtMost(length.toLong()).toInt())
        val count = readUpTo(bytes, end, minOf(length, bytes.size))
        if (count == 0) throw MalformedException("a message of $length bytes", "$end bytes", offset)
        end += count
    }
    return bytes
}

/** Fills [target] in [[start], [end]) and returns how many bytes there were. */
private fun ByteInput.readUpTo(target: ByteArray, start: Int, end: Int): Int {
    var at = start
    while (at < end) {
        val count = read(target, at, end)
        if (count < 0) break
        at += count
    }
    return at - start
}
