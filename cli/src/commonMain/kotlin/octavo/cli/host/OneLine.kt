package octavo.cli.host

/** Writes control characters of names and keys as JSON does, so that they end no line and steer no terminal. */
internal fun String.inOneLine(): String =
    if (none { it.isISOControl() }) this else map { if (it.isISOControl()) escaped(it) else "$it" }.joinToString("")

private fun escaped(control: Char): String = "\\u" + control.code.toString(radix = 16).padStart(4, '0')
