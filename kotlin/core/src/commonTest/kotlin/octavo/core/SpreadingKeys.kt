package octavo.core

/**
 * Numbers for which Kotlin's own table, which multiplies them by the golden ratio, doubles again and again: where it has 2^bits places,
 * five stand in a row and another one finds them all in its way.
 */
internal fun spreadingKeys(maxBits: Int): List<Int> = (4 until maxBits).flatMap { bits ->
    val first = (12 shl bits - 4) - 8
    List(5) { first - it shl (32 - bits) } + ((first shl (32 - bits)) + 1)
}.map { it * INVERSE }

/** What the multiplier of hash codes makes 1 of. */
private const val INVERSE = 0x144cbc89
