package octavo.core

/** Throws unless [[start], [end]) is inside an array of [size]: not every platform checks an index by itself. */
internal fun checkRange(start: Int, end: Int, size: Int) {
    if (start < 0 || end < start || end > size) throw IndexOutOfBoundsException("[$start, $end) is not inside an array of $size")
}
