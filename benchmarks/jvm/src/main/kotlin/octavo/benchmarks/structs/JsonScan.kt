package octavo.benchmarks.structs

import octavo.benchmarks.model.weight

/** Reads fields out of compact JSON without parsing it: the first place where each name stands is taken for the field. */
internal object JsonScan {
    /** Adds up the values named, as [weight] does. */
    fun sum(json: String, names: List<String>): Long = names.sumOf { weightAt(json, json.indexOf(it) + it.length) }

    /** Returns what [name] looks like in compact JSON, up to its value. */
    fun token(name: String): String = "\"$name\":"

    private fun weightAt(json: String, start: Int): Long = when (json[start]) {
        '"' -> (json.indexOf('"', start + 1) - start - 1).toLong()
        '[' -> weightAt(json, start + 1)
        't' -> 1
        'f' -> 0
        else -> number(json, start)
    }

    private fun number(json: String, start: Int): Long {
        var end = start
        while (json[end].isNumeric()) end++
        for (i in start until end) if (json[i] == '.') return weight(json.substring(start, end).toDouble())
        return java.lang.Long.parseLong(json, start, end, 10)
    }

    private fun Char.isNumeric() = this in '0'..'9' || this == '.' || this == '-' || this == 'E' || this == '+'
}
