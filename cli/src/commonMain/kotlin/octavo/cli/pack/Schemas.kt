package octavo.cli.pack

import octavo.cli.flex.LIMITS
import octavo.cli.flex.after
import octavo.cli.flex.madeAt
import octavo.cli.host.Trouble
import octavo.core.MalformedException
import octavo.frame.Frame
import octavo.frame.Wire
import octavo.pack.evolve.schemaText
import octavo.pack.generic.GenericCoder
import octavo.pack.schema.Schema
import octavo.pack.schema.fingerprint
import octavo.pack.schema.parse

/** The [given] schemas of pack messages. */
internal class Schemas(given: List<Schema>) {
    private val coders = given.associate { it.fingerprint() to GenericCoder(it, LIMITS) }

    /** Returns the coder of the only schema; there is no other way to know that of the message in the file [name]. */
    fun only(name: String): GenericCoder =
        coders.values.singleOrNull() ?: throw Trouble(name, "needs the one schema of its messages: --schema TEXT or @FILE")

    /** Whether no schema is given. */
    val isEmpty: Boolean get() = coders.isEmpty()

    /** Returns these schemas, to which those are added that a stream tells. */
    fun ofStream(): StreamSchemas = StreamSchemas(coders)
}

/** The schemas of the messages in one stream of frames: the [given] ones, and those that schema frames tell. */
internal class StreamSchemas(given: Map<Long, GenericCoder>) {
    /** In ascending order, and no hash table, in which whoever makes up schemas could have them crowd. */
    private val fingerprints = given.keys.sorted().toMutableList()
    private val coders = fingerprints.mapTo(ArrayList(), given::getValue)
    private var left = MOST_TOLD

    /** Returns the coder of the messages of [frame]'s schema, or null if that is not known. */
    fun coder(frame: Frame): GenericCoder? =
        if (frame.wire == Wire.PACK) coders.getOrNull(fingerprints.binarySearch(frame.fingerprint)) else null

    /**
     * Learns the schema that [frame] carries, or returns false if it carries none. Throws [MalformedException] for what is no schema, and
     * when there are too many.
     */
    fun learn(frame: Frame): Boolean {
        val text = after(frame.messageOffset) { frame.schemaText() } ?: return false
        if (text == ANY) return true
        if (text.length > MOST_TOLD) throw tooMuch(frame)
        val schema = madeAt(frame.offset) { Schema.parse(text) }
        val fingerprint = schema.fingerprint()
        val index = fingerprints.binarySearch(fingerprint)
        if (index >= 0) return true
        left -= maxOf(text.length, LEAST)
        if (left < 0) throw tooMuch(frame)
        if (schema.hasManyWeightless) throw MalformedException("a schema of fields that take bits", "many that take none", frame.offset)
        fingerprints.add(index.inv(), fingerprint)
        coders.add(index.inv(), GenericCoder(schema, LIMITS))
        return true
    }

    private fun tooMuch(frame: Frame) = MalformedException("at most $MOST_TOLD characters of schemas", "more", frame.offset)

    private companion object {
        /** What streams of Java objects of any class tell (spec/objects.md): their messages are of a schema that pack does not have. */
        const val ANY = "any"

        /** Characters of schemas that a stream may tell: each is kept. */
        const val MOST_TOLD = 1 shl 18

        /** What a shorter one counts as: its coder takes as much room all the same. */
        const val LEAST = 256
    }
}
