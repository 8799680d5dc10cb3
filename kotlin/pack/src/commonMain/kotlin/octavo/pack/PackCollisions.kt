package octavo.pack

import octavo.core.Collisions
import octavo.core.MalformedException
import octavo.core.MalformedKind

/** The collisions of what [reader] reads; a large key has many bytes. */
internal class PackCollisions(private val reader: PackReader) : Collisions() {
    override val decoded: Int get() = reader.at

    override fun refused(expected: String, at: Int): MalformedException =
        MalformedException(expected, "more", (at - reader.start).toLong(), kind = MalformedKind.LIMIT)
}
