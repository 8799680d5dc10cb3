package octavo.conformance

/** Reads a float of the typed JSON: a decimal, or `nan`, `inf`, `-inf`. */
internal fun String.toTypedDouble(): Double = when (this) {
    "nan" -> Double.NaN
    "inf" -> Double.POSITIVE_INFINITY
    "-inf" -> Double.NEGATIVE_INFINITY
    else -> toDouble()
}

/** The inverse of [toTypedDouble]. */
internal fun Double.toTypedText(): String = when {
    isNaN() -> "nan"
    toRawBits() == Long.MIN_VALUE -> "-0" // JavaScript prints it without its sign
    isInfinite() -> if (this > 0) "inf" else "-inf"
    else -> toString()
}
