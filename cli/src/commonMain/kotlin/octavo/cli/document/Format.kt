package octavo.cli.document

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
    PACK(listOf("pack"), isStream = false),
    FRAMES(listOf("frames"), isStream = true),
    ;

    /** Whether its messages may be flex. */
    val mayHaveFlex: Boolean get() = this == FLEX || this == FLEXL || this == FRAMES

    /** Whether it holds messages rather than text. */
    val isBinary: Boolean get() = this != JSON && this != JSONL

    /** The format a conversion goes to when nothing says otherwise. */
    val counterpart: Format
        get() = when (this) {
            JSON -> FLEX
            JSONL -> FLEXL
            FLEX, PACK -> JSON
            FLEXL, FRAMES -> JSONL
        }

    companion object {
        /** Returns the format that the ending of [path] names, or null. */
        fun of(path: String): Format? {
            val extension = path.substringAfterLast('.', "").lowercase()
            return entries.firstOrNull { extension in it.extensions }
        }

        /** Names [formats] as options do. */
        fun choice(formats: List<Format> = entries): String = formats.joinToString("|") { it.extensions[0] }
    }
}
