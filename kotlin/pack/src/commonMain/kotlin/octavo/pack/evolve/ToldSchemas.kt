package octavo.pack.evolve

import octavo.core.MalformedException
import octavo.core.MalformedKind
import octavo.core.MismatchException
import octavo.pack.schema.Fingerprint
import octavo.pack.schema.Schema
import octavo.pack.schema.parse

/** The schemas that the frames of a stream carry, beside the reader's with the fingerprint [own]. */
internal class ToldSchemas(private val own: Long) {
    private val schemas = ByFingerprint<Schema>()
    private var left = MOST

    operator fun get(fingerprint: Long): Schema? = schemas[fingerprint]

    /** Learns what the frame at [offset] carries; throws an error for what is no schema, and when there are too many. */
    fun learn(text: String, offset: Long) {
        val fingerprint = Fingerprint.of(text)
        if (fingerprint == own || schemas[fingerprint] != null) return
        count(maxOf(text.length, LEAST), offset)
        schemas.add(fingerprint, parsed(text, offset))
    }

    /** What is no schema counts, too: it took as long to parse. */
    private fun count(size: Int, offset: Long) {
        if (size > left) {
            val expected = "at most $MOST characters of schemas"
            throw MalformedException(expected, "$size where $left are left", offset, kind = MalformedKind.LIMIT)
        }
        left -= size
    }

    private fun parsed(text: String, offset: Long): Schema = try {
        Schema.parse(text)
    } catch (malformed: MalformedException) {
        throw MismatchException("a schema", "${malformed.message}", offset, cause = malformed)
    }

    private companion object {
        /** Characters of schemas that a stream may carry: each stays as long as its reader. */
        const val MOST = 1 shl 18

        /** What a shorter one counts as: what reads its messages takes as much room all the same. */
        const val LEAST = 256
    }
}
