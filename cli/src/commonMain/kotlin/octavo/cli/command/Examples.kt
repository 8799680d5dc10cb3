package octavo.cli.command

/** Lays out example lines, each with a remark, for the end of a help text. */
internal fun examples(vararg lines: Pair<String, String>): String {
    val width = lines.maxOf { it.first.length }
    return lines.joinToString("\n", "Examples:\n") { (line, remark) -> "  ${line.padEnd(width)}  # $remark" }
}
