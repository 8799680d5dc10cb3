package octavo.cli

/**
 * The kinds of files the command knows.
 *
 * @property extensions the file name endings that say so, the usual one first
 * @property isStream whether it holds any number of messages rather than one
 */
internal enum class Format(val extensions: List<String>, val isStream: Boolean) {
    JSON(listOf("json"), isStream = false),
    JSONL(listOf("jsonl", "ndjson"), isStream = true),
    FLEX(listOf("flex"), isStream = false),
    FLEXL(listOf("flexl"), isStream = true),
    ;

    /** Whether it holds flex messages rather than text. */
    val isFlex: Boolean get() = this == FLEX || this == FLEXL

    /** The format a conversion goes to when nothing says otherwise. */
    val counterpart: Format
        get() = when (this) {
            JSON -> FLEX
            JSONL -> FLEXL
            FLEX -> JSON
            FLEXL -> JSONL
        }

    companion object {
        /** Returns the format that the ending of [path] names, or null. */
        fun of(path: String): Format? {
            val extension = path.substringAfterLast('.', "").lowercase()
            return entries.firstOrNull { extension in it.extensions }
        }
    }
}
