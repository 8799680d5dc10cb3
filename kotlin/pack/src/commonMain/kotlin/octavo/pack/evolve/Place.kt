package octavo.pack.evolve

import octavo.core.MismatchException
import octavo.core.pathStep

/** A type inside others: its [step] in [outer] is a name, or `*` for any element; [isKey] says that it is a map's key, or in one. */
internal class Place private constructor(private val outer: Place?, private val step: String, val isKey: Boolean) {
    fun inside(step: String, isKey: Boolean = this.isKey): Place = Place(this, step, isKey)

    /** Throws that the types there do not go together. */
    fun refuse(expected: String, found: String): Nothing = throw MismatchException(expected, found, offset = -1, path = path())

    private fun path(): String = generateSequence(this) { it.outer }.toList().asReversed().drop(1).joinToString("") { pathStep(it.step) }

    companion object {
        val ROOT = Place(null, "", isKey = false)
    }
}
