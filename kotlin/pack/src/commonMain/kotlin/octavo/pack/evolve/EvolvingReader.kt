package octavo.pack.evolve

import octavo.core.MismatchException
import octavo.core.OctavoException
import octavo.frame.Frame
import octavo.frame.Wire
import octavo.pack.schema.Schema
import octavo.pack.schema.fingerprint
import octavo.pack.schema.text

/**
 * Reads values of one type from the frames of a stream, whose messages may be of any schema that the stream carries or that is known: what
 * `evolving` returns. Not safe for use by several threads at once.
 */
public class EvolvingReader<out T> internal constructor(
    schema: Schema,
    private val known: (Long) -> Schema?,
    private val reading: (Schema) -> Decoder<T>,
) {
    private val text = schema.text()
    private val fingerprint = schema.fingerprint()
    private val own = reading(schema)
    private val told = ToldSchemas(fingerprint)
    private val others = ByFingerprint<Decoder<T>>()

    /** Why there is no decoder for a schema: to find that out takes much longer than to read a frame. */
    private val refusals = ByFingerprint<MismatchException>()

    /**
     * Passes the value of [frame]'s message to [sink], or learns the schema that the frame carries. Throws [OctavoException] if the message
     * is malformed, or of a schema that is not known or cannot be read as the type's; the next frame may then be pushed.
     */
    public fun push(frame: Frame, sink: (T) -> Unit) {
        val schema = frame.schemaText()
        if (schema == null) sink(decode(frame)) else told.learn(schema, frame.offset)
    }

    private fun decode(frame: Frame): T {
        val other = if (frame.wire == Wire.PACK) frame.fingerprint?.let(::other) else null
        return if (other == null) own.decode(frame.expect(Wire.PACK, fingerprint, text)) else other.decode(frame.message)
    }

    /** Returns what reads messages with this [fingerprint], or null if they are of the type's schema or of one that is not known. */
    private fun other(fingerprint: Long): Decoder<T>? {
        if (fingerprint == this.fingerprint) return null
        return others[fingerprint] ?: schema(fingerprint)?.let { made(it, fingerprint) }
    }

    private fun schema(fingerprint: Long): Schema? = told[fingerprint] ?: known(fingerprint)?.also {
        require(it.fingerprint() == fingerprint) { "the schema found for ${fingerprint.toHexString()} is ${it.text()}" }
    }

    private fun made(schema: Schema, fingerprint: Long): Decoder<T> {
        refusals[fingerprint]?.let { throw MismatchException(it.expected, it.found, it.offset, it.path) }
        try {
            return reading(schema).also { others.add(fingerprint, it) }
        } catch (refusal: MismatchException) {
            refusals.add(fingerprint, refusal)
            throw refusal
        }
    }
}
