package octavo.conformance

import octavo.core.InternalOctavoApi
import octavo.core.number.DoubleText

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
    isInfinite() -> if (this > 0) "inf" else "-inf"
    else -> toDecimal()
}

/** Returns the shortest decimal of a finite double, which `toString` on Native is not, nor keeps on JavaScript the sign of a zero. */
@OptIn(InternalOctavoApi::class)
internal fun Double.toDecimal(): String {
    val text = ByteArray(DoubleText.MAX_BYTES)
    return text.decodeToString(0, DoubleText.print(this, text, 0))
}
