package octavo.core

// What throws makes objects, and a function that may make some costs 30 instructions more on Native, whether it does or not; on JS it
// is too long to be inlined. So hot functions leave that to others.

/** Throws unless [[start], [end]) is inside an array of [size]: not every platform checks an index by itself. */
internal fun checkRange(start: Int, end: Int, size: Int) {
    if (start < 0 || end < start || end > size) refuseRange(start, end, size)
}

private fun refuseRange(start: Int, end: Int, size: Int): Nothing =
    throw IndexOutOfBoundsException("[$start, $end) is not inside an array of $size")

internal fun refuseText(length: Int, at: Int, size: Int): Nothing = throw IndexOutOfBoundsException("$length characters at $at of $size")
