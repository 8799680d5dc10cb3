package octavo.flex

import octavo.core.pathStep
import kotlin.jvm.JvmStatic

/** JSON Pointers (RFC 6901), by which errors, layouts and the command name a place in a document. */
public object JsonPointer {
    /** Returns the step from a map to its entry with this [key], to be appended to the pointer to the map: `/a~1b` for "a/b". */
    @JvmStatic
    public fun step(key: String): String = pathStep(key)

    /** A key of more bytes is told as "…" in errors: a message may lead through it over and over. */
    internal const val MAX_KEY_BYTES: Int = 1000
}
