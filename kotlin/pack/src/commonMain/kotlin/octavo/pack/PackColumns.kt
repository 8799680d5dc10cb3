package octavo.pack

// The runs of columns (4.9), whose count stands before the first of them, as generated coders write and read them.

/** Begins a run of [count] numbers of [width] bytes: aligns it, and makes room for them. */
public fun PackWriter.startFixedColumn(count: Int, width: Int) {
    reserve(count + 1, width)
    while ((at - origins.last) % width != 0) putFixed(0.toByte())
}

/** Writes the start of a run of [count] integers, makes room, and returns their width code; [all] has every bit set in any of them. */
public fun PackWriter.startIntColumn(count: Int, all: Int): Int = PackWriter.widthCode(all).also { startColumn(count, it) }

/** Writes the start of a run of [count] integers, makes room, and returns their width code; [all] has every bit set in any of them. */
public fun PackWriter.startLongColumn(count: Int, all: Long): Int = PackWriter.widthCode(all).also { startColumn(count, it) }

private fun PackWriter.startColumn(count: Int, code: Int) {
    reserve(count + 1, code + 1)
    putFixed(code.toByte())
}

/** Reads a run of [count] numbers of [width] bytes by [read], after checking that the bytes are there. */
public inline fun <T> PackReader.fixedColumn(count: Int, width: Int, read: () -> T): T {
    startFixedColumn(count, width)
    return read()
}

@PublishedApi
internal fun PackReader.startFixedColumn(count: Int, width: Int) {
    while ((at - origins.last) % width != 0) if (fixedByte() != 0.toByte()) fail("zeros up to a multiple of $width", "ones")
    checkedCount(count, width * Byte.SIZE_BITS)
}

/** Reads a run of [count] bits by [read]; `bits` is the index of their first byte. */
public inline fun <T> PackReader.bitColumn(count: Int, read: (bits: Int) -> T): T = read(bits(count))

/** Reads the start of a run of [count] compressed integers of up to [maxWidth] bytes, and the integers by [read]. */
public inline fun <T> PackReader.compressedColumn(count: Int, maxWidth: Int, read: (code: Int) -> T): T =
    read(startCompressedColumn(count, maxWidth))

/** Reads the start of a run of [count] optional integers of up to [maxWidth] bytes, and by [read] those whose bits at `present` are set. */
public inline fun <T> PackReader.optionalCompressedColumn(count: Int, maxWidth: Int, read: (present: Int, code: Int) -> T): T {
    val code = columnCode(maxWidth)
    return read(presentBits(count, code), code)
}

@PublishedApi
internal fun PackReader.startCompressedColumn(count: Int, maxWidth: Int): Int {
    val code = columnCode(maxWidth)
    if (count == 0 && code != 0) failWidthCode()
    checkedCount(count, (code + 1) * Byte.SIZE_BITS)
    return code
}

@PublishedApi
internal fun PackReader.columnCode(maxWidth: Int): Int {
    val code = fixedByte().toInt()
    if (code !in 0 until maxWidth) fail("a width code below $maxWidth", "${code and 0xFF}")
    return code
}
