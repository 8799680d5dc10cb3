package octavo.pack.schema

import octavo.core.Collisions
import octavo.core.MalformedException

/** The collisions of the names in a schema that is read from [source]. */
internal class NameCollisions(private val source: SchemaSource) : Collisions() {
    override val decoded: Double get() = source.at.toDouble()

    override fun refused(expected: String, at: Int): MalformedException = source.malformed(expected, "more", at)
}
