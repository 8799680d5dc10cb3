package octavo.frame

import octavo.core.ByteOutput
import octavo.core.writeIntLe
import octavo.core.writeLongLe

/** Writes frames to [output], one directly after the other. Not safe for use by several threads at once. */
public class FrameWriter(private val output: ByteOutput) {
    private val around = ByteArray(MAX_AROUND)
    private val checksum = newChecksum()

    /** Writes one frame: the bytes before the message, the message, and its checksum, each in one piece. */
    public fun write(frame: Frame) {
        val end = head(frame)
        output.write(around, 0, end)
        output.write(frame.message, 0, frame.message.size)
        if (!frame.hasChecksum) return
        checksum.add(around, 0, end)
        checksum.add(frame.message, 0, frame.message.size)
        around.writeIntLe(0, checksum.take())
        output.write(around, 0, Int.SIZE_BYTES)
    }

    /** Puts together what is before the message, and returns its length. */
    private fun head(frame: Frame): Int {
        around[0] = LeadByte.of(frame.wire, frame.fingerprint != null, frame.hasChecksum).toByte()
        if (frame.fingerprint == null) return varint(frame.message.size, 1)
        around.writeLongLe(1, frame.fingerprint)
        return varint(frame.message.size, 1 + Long.SIZE_BYTES)
    }

    private fun varint(value: Int, start: Int): Int {
        var at = start
        var rest = value
        while (rest >= 0x80) {
            around[at++] = (rest or 0x80).toByte()
            rest = rest ushr 7
        }
        around[at++] = rest.toByte()
        return at
    }

    internal companion object {
        /** The most bytes of a frame that are not its message: a lead byte, a fingerprint, a varint and a checksum. */
        const val MAX_AROUND = 1 + 8 + 5 + 4
    }
}
