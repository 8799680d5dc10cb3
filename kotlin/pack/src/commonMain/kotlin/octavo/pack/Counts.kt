package octavo.pack

// What stands before the runs of lists (4.6).

/** Reads a count of values that take [bits] bits each, at least. */
public fun PackReader.count(bits: Int): Int = checkedCount(varint(), bits)

/** Reads the first byte of a list of compressed integers: 4 bits of its count, and its width code from bit 4 upwards. */
public fun PackReader.runHeader(maxWidth: Int): Int {
    val header = fixedByte().toInt()
    if (header < 0 || header ushr 4 >= maxWidth) fail("a width code below $maxWidth", "${header and 0xFF ushr 4}")
    return header
}

/** Reads the count that goes with a [runHeader]; [isOptional] if there are bits before the integers. */
public fun PackReader.runCount(header: Int, isOptional: Boolean): Int {
    val count = header and LONG_LIST
    if (count == 0 && header != 0) failWidthCode()
    return checkedCount(if (count < LONG_LIST) count else longer(LONG_LIST), if (isOptional) 1 else 8 * (header ushr 4) + 8)
}

/** Enters the bits of [count] optional integers with this width [code] and returns the index of the first byte. */
public fun PackReader.presentBits(count: Int, code: Int): Int {
    val from = bits(count)
    if (code != 0 && (from until at).all { bytes[it] == 0.toByte() }) failWidthCode()
    return from
}

@PublishedApi
internal fun PackReader.failWidthCode(): Nothing = fail("width code 0 of no values", "another")

/** The count from which a list of compressed integers has a varint. */
private const val LONG_LIST = 15
