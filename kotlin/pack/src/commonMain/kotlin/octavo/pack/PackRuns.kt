package octavo.pack

// Lists (4.6) and runs (section 5) as generated coders write and read them; what turns an element into its bits is inlined.

/** Writes a run of bits (5.1): of each of [values] whether it is [isSet]. */
public inline fun <T> PackWriter.writeBits(values: Iterable<T>, count: Int, isSet: (T) -> Boolean) {
    reserve((count + 7) ushr 3)
    var byte = 0
    var bit = 0
    for (value in values) {
        if (isSet(value)) byte = byte or (1 shl bit)
        if (++bit == 8) {
            putFixed(byte.toByte())
            byte = 0
            bit = 0
        }
    }
    if (bit != 0) putFixed(byte.toByte())
}

/** Writes a list of compressed integers of up to 32 bits; [bitsOf] one of [values] is what is stored. */
public inline fun <T> PackWriter.writeInts(values: Collection<T>, bitsOf: (T) -> Int) {
    var all = 0
    for (value in values) all = all or bitsOf(value)
    val code = PackWriter.widthCode(all)
    writeCount(values.size, if (values.isEmpty()) 0 else code)
    reserve(values.size * (code + 1))
    for (value in values) putWide(bitsOf(value), code)
}

/** Writes a list of compressed integers of up to 64 bits; [bitsOf] one of [values] is what is stored. */
public inline fun <T> PackWriter.writeLongs(values: Collection<T>, bitsOf: (T) -> Long) {
    var all = 0L
    for (value in values) all = all or bitsOf(value)
    val code = PackWriter.widthCode(all)
    writeCount(values.size, code)
    reserve(values.size * (code + 1))
    for (value in values) putWide(bitsOf(value), code)
}

/** Writes a list of optional compressed integers of up to 64 bits; [bitsOf] one of [values] is what is stored. */
public inline fun <T : Any> PackWriter.writeOptionalLongs(values: Collection<T?>, bitsOf: (T) -> Long) {
    var all = 0L
    for (value in values) if (value != null) all = all or bitsOf(value)
    val code = PackWriter.widthCode(all)
    writeCount(values.size, code)
    writeBits(values, values.size) { it != null }
    reserve(values.size * (code + 1))
    for (value in values) if (value != null) putWide(bitsOf(value), code)
}

/** Writes a list of [count] compressed integers of up to 32 bits; [bitsAt] an index is what is stored. */
public inline fun PackWriter.writeIntsAt(count: Int, bitsAt: (Int) -> Int) {
    var all = 0
    for (index in 0 until count) all = all or bitsAt(index)
    val code = PackWriter.widthCode(all)
    writeCount(count, code)
    reserve(count * (code + 1))
    for (index in 0 until count) putWide(bitsAt(index), code)
}

/** Writes a list of [count] compressed integers of up to 64 bits; [bitsAt] an index is what is stored. */
public inline fun PackWriter.writeLongsAt(count: Int, bitsAt: (Int) -> Long) {
    var all = 0L
    for (index in 0 until count) all = all or bitsAt(index)
    val code = PackWriter.widthCode(all)
    writeCount(count, code)
    reserve(count * (code + 1))
    for (index in 0 until count) putWide(bitsAt(index), code)
}

/** Reads a list of values that take [bits] bits each, at least, by [element]. */
public inline fun <T> PackReader.list(bits: Int, element: () -> T): List<T> {
    enter()
    val count = count(bits)
    val values = ArrayList<T>(count)
    for (index in 0 until count) values.add(element())
    leave()
    return values
}

/** Reads a list of optional values by [element]. */
public inline fun <T : Any> PackReader.optionalList(element: () -> T): List<T?> {
    enter()
    val count = count(1)
    val present = bits(count)
    val values = ArrayList<T?>(count)
    for (index in 0 until count) values.add(if (bit(present, index)) element() else null)
    leave()
    return values
}

/** Reads a list of bool. */
public inline fun <T> PackReader.bools(element: (Boolean) -> T): List<T> {
    enter()
    val count = count(1)
    val from = bits(count)
    val values = ArrayList<T>(count)
    for (index in 0 until count) values.add(element(bit(from, index)))
    leave()
    return values
}

/** Reads a list of compressed integers of up to 32 bits; [element] turns what is stored into a value. */
public inline fun <T> PackReader.ints(element: (Int) -> T): List<T> {
    enter()
    val header = runHeader(maxWidth = 4)
    val count = runCount(header, isOptional = false)
    val values = ArrayList<T>(count)
    for (index in 0 until count) values.add(element(unsignedInt(header ushr 4)))
    leave()
    return values
}

/** Reads a list of compressed integers of up to 64 bits; [element] turns what is stored into a value. */
public inline fun <T> PackReader.longs(element: (Long) -> T): List<T> {
    enter()
    val header = runHeader(maxWidth = 8)
    val count = runCount(header, isOptional = false)
    val values = ArrayList<T>(count)
    for (index in 0 until count) values.add(element(unsignedLong(header ushr 4)))
    leave()
    return values
}

/** Reads a list of optional compressed integers of up to [maxWidth] bytes; [element] turns what is stored into a value. */
public inline fun <T : Any> PackReader.optionalLongs(maxWidth: Int, element: (Long) -> T): List<T?> {
    enter()
    val header = runHeader(maxWidth)
    val count = runCount(header, isOptional = true)
    val present = bits(count)
    val values = ArrayList<T?>(count)
    for (index in 0 until count) values.add(if (bit(present, index)) element(unsignedLong(header ushr 4)) else null)
    leave()
    return values
}

/** Reads a map by [entry], which adds one entry to it and says whether its key is new. */
public inline fun <K, V> PackReader.map(entry: (MutableMap<K, V>) -> Boolean): Map<K, V> {
    enter()
    val count = count(bits = 8)
    val values = LinkedHashMap<K, V>(count + count / 2)
    for (index in 0 until count) if (!entry(values)) fail("keys that differ", "one that is there already")
    leave()
    return values
}
