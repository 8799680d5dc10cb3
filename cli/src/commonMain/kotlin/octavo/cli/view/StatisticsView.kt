package octavo.cli.view

import octavo.cli.host.BufferedOutput

/** Prints [statistics] as three small tables. */
internal class StatisticsView(private val statistics: Statistics, private val output: BufferedOutput) {
    fun print() {
        output.line("where the bytes go")
        Share.entries.forEach { share(it.title, statistics.bytesOf(it), statistics.flexBytes) }
        share("total", statistics.flexBytes, statistics.flexBytes)
        output.line("")
        output.line("values of each type")
        statistics.types.forEach { (name, count) -> output.line(row(name, count)) }
        output.line("")
        output.line("against JSON (compact) and gzip")
        share("JSON", statistics.jsonBytes, statistics.jsonBytes)
        share("flex", statistics.flexBytes, statistics.jsonBytes)
        share("JSON, gzip", statistics.jsonGzipBytes, statistics.jsonBytes)
        share("flex, gzip", statistics.flexGzipBytes, statistics.jsonBytes)
    }

    private fun share(title: String, part: Long, whole: Long) {
        if (part > 0) output.line(row(title, part) + percent(part, whole).padStart(PERCENT_CHARS))
    }

    private fun row(title: String, number: Long): String = "  " + title.padEnd(TITLE_CHARS) + grouped(number).padStart(NUMBER_CHARS)

    private companion object {
        const val TITLE_CHARS = 24
        const val NUMBER_CHARS = 15
        const val PERCENT_CHARS = 9
    }
}

/** Writes [part] of [whole] as `12.3 %`; of nothing, as `-`. */
internal fun percent(part: Long, whole: Long): String {
    if (whole == 0L) return "-"
    val tenths = (part * 1000 + whole / 2) / whole
    return "${tenths / 10}.${tenths % 10} %"
}

/** Writes [number] as `1,234,567`. */
internal fun grouped(number: Long): String =
    number.toString().reversed().chunked(3).joinToString(",").reversed()
