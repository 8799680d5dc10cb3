package octavo.pack.evolve

import octavo.core.MalformedException
import octavo.core.MalformedKind
import octavo.core.MismatchException
import octavo.pack.schema.Schema
import octavo.pack.schema.fingerprint
import octavo.pack.schema.parse

/** The schemas, by their fingerprints, that the frames of a stream carry beside the reader's [own]. */
internal class ToldSchemas(own: String) {
    private val texts = hashSetOf(own)
    private val schemas = HashMap<Long, Schema>()
    private var left = MOST

    operator fun get(fingerprint: Long): Schema? = schemas[fingerprint]

    /** Learns what the frame at [offset] carries; throws an error for what is no schema, and when there are too many. */
    fun learn(text: String, offset: Long) {
        if (text in texts) return
        count(maxOf(text.length, LEAST), offset)
        val schema = parsed(text, offset)
        texts += text
        schemas.getOrPut(schema.fingerprint()) { schema }
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
