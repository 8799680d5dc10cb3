package octavo.pack.serialization

import octavo.core.MalformedException
import octavo.pack.PackReader
import octavo.pack.generic.GenericCoder
import octavo.pack.schema.Schema

/**
 * Lets [read] read the message of this [schema] that fills `bytes` with this [code]. What is malformed in there is looked for again at once,
 * for the schema around it says nothing of that: the error has the path inside, and [located] is told.
 */
internal inline fun <T> PackReader.innerMessage(code: Int, schema: Schema, located: () -> Unit, read: () -> T): T {
    val outer = startMessage(code)
    val first = at
    val last = end
    val value = try {
        read().also { finish() }
    } catch (e: MalformedException) {
        val exact = exact(e, schema, first, last) ?: throw e
        located()
        throw exact
    }
    endMessage(outer)
    return value
}

/** Returns the exact error for a [rough] one, or null if it is exact already, or is of nothing in [[first], [last]). */
private fun PackReader.exact(rough: MalformedException, schema: Schema, first: Int, last: Int): MalformedException? {
    if (!isOwn(rough) || rough.path != null) return null
    val exact = GenericCoder(schema, limits).explain(bytes, first, last) ?: return null
    return own(MalformedException(exact.expected, exact.found, exact.offset + (first - start), exact.path, exact.kind))
}
