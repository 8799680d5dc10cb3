package octavo.pack.evolve

/**
 * Counts what it takes to resolve two schemas with texts of so many characters: each struct of the one may meet each of the other, and
 * schemas may come from anywhere.
 */
internal class Work(characters: Int) {
    private var left = maxOf(LEAST, 2L * characters)

    /** Counts so many [parts] of types; throws a mismatch when they are too many. */
    fun count(parts: Int, at: Place) {
        left -= parts
        if (left < 0) at.refuse("a schema that is read with less work", "more")
    }

    companion object {
        /** So many take some milliseconds. */
        private const val LEAST = 65_536L

        /** As how many parts two structs count: a text has more characters for each. */
        const val PAIR = 8
    }
}
