package octavo.pack

// The runs of columns (4.9), whose count stands before the first of them, as generated coders write and read them.

/** Begins a run of [count] numbers of [width] bytes: aligns them, and makes room for them. */
public fun PackWriter.startFixedColumn(count: Int, width: Int) {
    reserve(count + 1, width)
    while ((at - origins.last) % width != 0) putFixed(0.toByte())
}

/** Writes what stands before a run of [count] integers, makes room for it, and returns its width code; [all] has every bit of theirs. */
public fun PackWriter.startIntColumn(count: Int, all: Int): Int = PackWriter.widthCode(all).also { startColumn(count, it) }

/** Writes what stands before a run of [count] integers, makes room for it, and returns its width code; [all] has every bit of theirs. */
public fun PackWriter.startLongColumn(count: Int, all: Long): Int = PackWriter.widthCode(all).also { startColumn(count, it) }

private fun PackWriter.startColumn(count: Int, code: Int) {
    reserve(count + 1, code + 1)
    putFixed(code.toByte())
}

/** Lets [read] read a run of [count] numbers of [width] bytes, which are there. */
public inline fun <T> PackReader.fixedColumn(count: Int, width: Int, read: () -> T): T {
    startFixedColumn(count, width)
    return read()
}

@PublishedApi
internal fun PackReader.startFixedColumn(count: Int, width: Int) {
    while ((at - origins.last) % width != 0) if (fixedByte() != 0.toByte()) fail("zeros up to a multiple of $width", "ones")
    checkedCount(count, width * Byte.SIZE_BITS)
}

/** Reads a run of [count] bits, which [read] finds from `bits` on. */
public inline fun <T> PackReader.bitColumn(count: Int, read: (bits: Int) -> T): T = read(bits(count))

/** Reads what stands before a run of [count] compressed integers of up to [maxWidth] bytes, and lets [read] read them. */
public inline fun <T> PackReader.compressedColumn(count: Int, maxWidth: Int, read: (code: Int) -> T): T =
    read(startCompressedColumn(count, maxWidth))

/** Reads what stands before a run of [count] optional integers of up to [maxWidth] bytes, and lets [read] read those that are `present`. */
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
