package octavo.frame

import octavo.core.GrowableBytes
import octavo.core.MismatchException
import kotlin.jvm.JvmOverloads

/**
 * A message with its wire and the fingerprint of its schema: see spec/frame.md.
 *
 * @property wire the wire of the message
 * @property fingerprint the fingerprint of the message's schema, or null if the frame carries none; a pack message always has one
 * @property message the bytes of the message
 * @property hasChecksum whether a checksum follows the message
 * @property offset byte offset of the frame in the stream it was read from; 0 if it was not read
 */
public class Frame internal constructor(
    public val wire: Wire,
    public val fingerprint: Long?,
    public val message: ByteArray,
    public val hasChecksum: Boolean,
    public val offset: Long,
) {
    /** Creates a frame to be written. */
    @JvmOverloads
    public constructor(wire: Wire, message: ByteArray, fingerprint: Long? = null, hasChecksum: Boolean = true) :
        this(wire, fingerprint, message, hasChecksum, 0)

    init {
        require(wire != Wire.PACK || fingerprint != null) { "a frame of a pack message needs its schema's fingerprint" }
    }

    /** Returns the bytes of the frame. */
    public fun encode(): ByteArray {
        val bytes = GrowableBytes(message.size + FrameWriter.MAX_AROUND)
        FrameWriter(bytes::append).write(this)
        return bytes.bytes.copyOf(bytes.size)
    }

    /** Returns whether the message is of [wire] and, if both fingerprints are known, of the schema with [fingerprint]. */
    @JvmOverloads
    public fun matches(wire: Wire, fingerprint: Long? = null): Boolean =
        wire == this.wire && (fingerprint == null || this.fingerprint == null || fingerprint == this.fingerprint)

    /** Returns the message; throws [MismatchException] unless it [matches]. [schema], the text of the schema, is for the error. */
    @JvmOverloads
    public fun expect(wire: Wire, fingerprint: Long? = null, schema: String? = null): ByteArray {
        if (matches(wire, fingerprint)) return message
        throw MismatchException(described(wire, fingerprint, schema), described(this.wire, this.fingerprint, null), offset)
    }

    private fun described(wire: Wire, fingerprint: Long?, schema: String?): String = buildString {
        append("a ").append(wire.name.lowercase()).append(" message")
        if (schema != null) append(" of ").append(schema)
        if (fingerprint != null) append(" (fingerprint ").append(fingerprint.toHexString()).append(')')
    }
}
