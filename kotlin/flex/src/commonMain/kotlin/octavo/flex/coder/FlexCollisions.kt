package octavo.flex.coder

import octavo.core.Collisions
import octavo.core.MalformedException

/** The collisions of what [reader] reads; a large key has many values and bytes of texts, some of which may be shared. */
internal class FlexCollisions(private val reader: FlexReader) : Collisions() {
    override val decoded: Double get() = reader.decoded.toDouble()

    override fun refused(expected: String, at: Int): MalformedException = outside(expected, "more", at, reader.start)
}
