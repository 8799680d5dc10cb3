package octavo.pack

/** Returns [count] bits, 1 to 16, of the string of bits that begins at [start] of [bytes] (3.2), from [bit] upwards. */
internal fun headerBits(bytes: ByteArray, start: Int, bit: Int, count: Int): Int {
    val first = start + (bit ushr 3)
    val last = start + ((bit + count - 1) ushr 3)
    var word = 0
    for (at in last downTo first) word = (word shl 8) or (bytes[at].toInt() and 0xFF)
    return (word ushr (bit and 7)) and ((1 shl count) - 1)
}
