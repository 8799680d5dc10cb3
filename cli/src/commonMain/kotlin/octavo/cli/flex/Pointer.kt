package octavo.cli.flex

import octavo.flex.FlexType
import octavo.flex.FlexValue
import octavo.flex.JsonPointer

/** A JSON Pointer (RFC 6901): "" is the whole document, "/a/0" the first element of "a". */
internal class Pointer private constructor(private val tokens: List<String>) {
    /** Follows this pointer from [root], touching nothing but what is on the way; a missing place throws [NothingThere]. */
    fun find(root: FlexValue): FlexValue {
        var value = root
        tokens.forEachIndexed { depth, token ->
            value = child(value, token) ?: throw NothingThere("nothing at ${text(depth + 1)}: ${reason(value, token, depth)}")
        }
        return value
    }

    private fun child(value: FlexValue, token: String): FlexValue? = when {
        value.type == FlexType.MAP -> value.map[token]
        value.type.isVector -> value.vector.let { vector -> indexOf(token)?.takeIf { it < vector.size }?.let { vector[it] } }
        else -> null
    }

    private fun reason(value: FlexValue, token: String, depth: Int): String {
        val parent = if (depth == 0) "the document" else text(depth)
        return when {
            value.type == FlexType.MAP -> "$parent has no key \"$token\""
            !value.type.isVector -> "$parent is neither a map nor a vector"
            indexOf(token) == null -> "$parent is a vector, and \"$token\" is no index"
            else -> "$parent has ${value.vector.size} elements"
        }
    }

    private fun text(depth: Int): String = tokens.take(depth).joinToString("") { JsonPointer.step(it) }

    companion object {
        /** Reads a pointer; throws [IllegalArgumentException] for text that is none. */
        fun parse(text: String): Pointer {
            require(text.isEmpty() || text.startsWith('/')) { "a JSON Pointer is empty or starts with /" }
            require(!BAD_ESCAPE.containsMatchIn(text)) { "~ is written ~0 in a JSON Pointer, / inside a name ~1" }
            return Pointer(text.split('/').drop(1).map { it.replace("~1", "/").replace("~0", "~") })
        }

        private val BAD_ESCAPE = Regex("~(?![01])")
        private val INDEX = Regex("0|[1-9][0-9]*")

        /** Returns the index that [token] is, or null; no vector has as many elements as the largest, which stands for all beyond. */
        private fun indexOf(token: String): Int? = if (INDEX.matches(token)) token.toIntOrNull() ?: Int.MAX_VALUE else null
    }
}

/** The document has no value where a pointer leads. */
internal class NothingThere(message: String) : RuntimeException(message)
