package octavo.frame

import octavo.core.GrowableBytes
import octavo.core.MalformedException
import octavo.core.MalformedKind
import octavo.core.copyOfMessage
import octavo.core.readIntLe
import octavo.core.readLongLe
import kotlin.jvm.JvmOverloads

/**
 * Reads a stream of frames whose bytes come in pieces of any size; offsets count from its first byte. Not safe for use by several
 * threads at once.
 * ```
 * reader.push(bytes, 0, count)
 * while (true) handle(reader.next() ?: break)
 * ```
 * It has room for the bytes received that no frame has taken yet, never for a length that a frame merely announces.
 *
 * @param maxMessageBytes the longest message it accepts, in bytes
 */
public class FrameReader @JvmOverloads constructor(private val maxMessageBytes: Int = MAX_MESSAGE_BYTES) {
    private val input = GrowableBytes()
    private val checksum = newChecksum()

    /** Index of the next frame in the input, and its offset in the stream. */
    private var at = 0
    private var offset = 0L

    private var failure: MalformedException? = null

    init {
        require(maxMessageBytes >= 0) { "maxMessageBytes must not be negative, was $maxMessageBytes" }
    }

    /** The number of frames read so far. */
    public var frameCount: Long = 0
        private set

    /** Takes the next bytes of the stream, a copy of those of [source] in [[start], [end]); bytes after a fault are ignored. */
    @JvmOverloads
    public fun push(source: ByteArray, start: Int = 0, end: Int = source.size) {
        if (start < 0 || end > source.size || start > end) throw IndexOutOfBoundsException("[$start, $end) of ${source.size} bytes")
        if (failure != null) return
        if (at > input.size / 2) discard()
        input.append(source, start, end)
    }

    /** Makes room at the end; bytes are moved at most once for each that was taken. */
    private fun discard() {
        input.bytes.copyInto(input.bytes, 0, at, input.size)
        input.size -= at
        at = 0
    }

    /**
     * Returns the next frame, or null if not all of its bytes have come. Throws [MalformedException] when no valid frame follows; every
     * later call throws it again.
     */
    public fun next(): Frame? {
        failure?.let { throw it }
        return try {
            read()
        } catch (malformed: MalformedException) {
            failure = malformed
            throw malformed
        }
    }

    /** Ends the stream, once [next] has returned null; throws [MalformedException] if it ends inside a frame. */
    public fun finish() {
        failure?.let { throw it }
        if (input.size > at) fail(MalformedKind.TRUNCATED, "a whole frame", "${input.size - at} bytes of one", input.size)
    }

    private fun fail(kind: MalformedKind, expected: String, found: String, index: Int): Nothing =
        throw MalformedException(expected, found, offset + (index - at), kind = kind)

    private fun read(): Frame? {
        if (input.size == at) return null
        val lead = input.bytes[at].toInt() and 0xFF
        val wire = LeadByte.wire(lead)
        if (wire == null || (wire == Wire.PACK && !LeadByte.hasFingerprint(lead))) {
            fail(MalformedKind.LEAD, "the lead byte of a frame", lead.toString(16).padStart(2, '0'), at)
        }
        val lengthAt = at + 1 + if (LeadByte.hasFingerprint(lead)) Long.SIZE_BYTES else 0
        val messageAt = endOfVarint(lengthAt)
        if (messageAt < 0) return null
        val length = varint(lengthAt, messageAt)
        if (length > maxMessageBytes) fail(MalformedKind.LIMIT, "a message of at most $maxMessageBytes bytes", "$length", lengthAt)
        val hasChecksum = LeadByte.hasChecksum(lead)
        val behind = if (hasChecksum) Int.SIZE_BYTES else 0
        if (length > input.size - messageAt - behind) return null
        val messageEnd = messageAt + length
        if (hasChecksum) check(messageEnd)
        val fingerprint = if (LeadByte.hasFingerprint(lead)) input.bytes.readLongLe(at + 1) else null
        val message = input.bytes.copyOfMessage(messageAt, messageEnd)
        return Frame(wire, fingerprint, message, hasChecksum, offset).also { take(messageEnd + behind - at) }
    }

    /** Returns where the varint at [start] ends, or -1 if that has not come yet. */
    private fun endOfVarint(start: Int): Int {
        for (index in start until start + MAX_VARINT) {
            if (index >= input.size) return -1
            if (input.bytes[index] >= 0) return index + 1
        }
        failVarint(start)
    }

    private fun varint(start: Int, end: Int): Int {
        val last = input.bytes[end - 1]
        if ((end - start == MAX_VARINT && last > LAST_GROUP) || (end - start > 1 && last == 0.toByte())) failVarint(start)
        var value = 0
        for (index in start until end) value = value or ((input.bytes[index].toInt() and 0x7F) shl (7 * (index - start)))
        return value
    }

    private fun failVarint(start: Int): Nothing =
        fail(MalformedKind.VARINT, "the shortest varint of a number below 2^31", "another", start)

    private fun check(messageEnd: Int) {
        checksum.add(input.bytes, at, messageEnd)
        val expected = checksum.take()
        val found = input.bytes.readIntLe(messageEnd)
        if (found != expected) fail(MalformedKind.CHECKSUM, "checksum ${hex(expected)}", hex(found), messageEnd)
    }

    private fun hex(checksum: Int): String = checksum.toUInt().toString(16).padStart(8, '0')

    private fun take(size: Int) {
        at += size
        offset += size
        frameCount++
        if (at == input.size) {
            at = 0
            input.size = 0
            input.trim(KEPT_CAPACITY)
        }
    }

    public companion object {
        /** The longest message accepted by default, in bytes. */
        public const val MAX_MESSAGE_BYTES: Int = 16 shl 20

        private const val MAX_VARINT = 5

        /** The three bits below 2^31 that are left to the last byte of the longest varint. */
        private const val LAST_GROUP = 7

        /** More room than this is given up as soon as nothing is in it. */
        private const val KEPT_CAPACITY = 64 shl 10
    }
}
