package octavo.pack

import octavo.core.MismatchException
import octavo.core.OctavoException
import octavo.core.hashCapacity
import octavo.core.roomFor
import octavo.core.unwritable

// Lists and maps (4.6, 4.8, 5) as generated coders write and read them; what differs by element is inlined.

/**
 * Calls [write] with each of [values], of which [count] have been announced; throws [MismatchException] if there are more or fewer
 * because another thread changes them.
 */
public inline fun <T> PackWriter.each(values: Iterable<T>, count: Int, write: (T) -> Unit) {
    var left = count
    try {
        for (value in values) {
            if (--left < 0) break
            write(value)
        }
    } catch (e: Exception) {
        throw elementFailure(e, count - 1 - left)
    }
    if (left != 0) failChanged(count)
}

/** Makes the error for [thrown] while element [index] is written, or for the collection where that is -1. */
@PublishedApi
internal fun PackWriter.elementFailure(thrown: Exception, index: Int): OctavoException =
    if (index < 0) unwritable(thrown, "") else failure(thrown, index)

@PublishedApi
internal fun failChanged(count: Int): Nothing =
    throw MismatchException("the $count elements announced", "another number: the collection changes while it is written", offset = -1)

/** Writes a run of [count] bits (5.1): for each of [values], whether it [isSet]. */
public inline fun <T> PackWriter.writeBits(values: Iterable<T>, count: Int, isSet: (T) -> Boolean) {
    reserve((count + 7) ushr 3)
    var byte = 0
    var bit = 0
    each(values, count) { value ->
        if (isSet(value)) byte = byte or (1 shl bit)
        if (++bit == 8) {
            putFixed(byte.toByte())
            byte = 0
            bit = 0
        }
    }
    if (bit != 0) putFixed(byte.toByte())
}

/** Writes the start of a run of [count] integers, makes room, and returns their width code; [all] has every bit set in any of them. */
public fun PackWriter.startInts(count: Int, all: Int): Int = PackWriter.widthCode(all).also {
    writeCount(count, it)
    reserve(count, it + 1)
}

/** Writes the start of a run of [count] integers, makes room, and returns their width code; [all] has every bit set in any of them. */
public fun PackWriter.startLongs(count: Int, all: Long): Int = PackWriter.widthCode(all).also {
    writeCount(count, it)
    reserve(count, it + 1)
}

/** Reads the count of a list of values of at least [bits] bits each, and the values by [read]. */
public inline fun <T> PackReader.run(bits: Int, read: (count: Int) -> T): T {
    enter()
    return read(count(bits)).also { leave() }
}

/** Reads the count and the width code of a run of compressed integers of up to [maxWidth] bytes, and the integers by [read]. */
public inline fun <T> PackReader.compressedRun(maxWidth: Int, read: (count: Int, code: Int) -> T): T {
    enter()
    val header = runHeader(maxWidth)
    return read(runCount(header, isOptional = false), header ushr 4).also { leave() }
}

/** Reads the count of a run of bool, and by [read] that many of the bits at `bits`. */
public inline fun <T> PackReader.bitRun(read: (count: Int, bits: Int) -> T): T {
    enter()
    val count = count(bits = 1)
    return read(count, bits(count)).also { leave() }
}

/** Reads the start of a run of optional compressed integers, and by [read] those whose bits at `present` are set. */
public inline fun <T> PackReader.optionalCompressedRun(maxWidth: Int, read: (count: Int, present: Int, code: Int) -> T): T {
    enter()
    val header = runHeader(maxWidth)
    val count = runCount(header, isOptional = true)
    return read(count, presentBits(count, header ushr 4), header ushr 4).also { leave() }
}

/** Reads a run of [count] optional bools; the bits at [present] say which have a value. */
public fun PackReader.optionalBools(count: Int, present: Int): List<Boolean?> {
    val values = bits((0 until count).count { bit(present, it) })
    var next = 0
    return List(count) { if (bit(present, it)) bit(values, next++) else null }
}

/** Returns the list of [count] values made by [element]. */
public inline fun <T> packedList(count: Int, element: (Int) -> T): MutableList<T> {
    val values = ArrayList<T>(roomFor(count))
    for (index in 0 until count) values.add(element(index))
    return values
}

/** Returns the set of [count] values made by [element]. */
public inline fun <T> PackReader.packedSet(count: Int, element: (Int) -> T): Set<T> {
    val values = LinkedHashSet<T>(hashCapacity(count))
    val counted = counted(values, count)
    for (index in 0 until count) counted.add(element(index))
    return values
}

/** Reads a map by [entry], which reads one entry and adds it to the map. */
public inline fun <K, V> PackReader.map(entry: (MutableMap<K, V>) -> Unit): Map<K, V> {
    enter()
    val count = count(bits = 8)
    val values = LinkedHashMap<K, V>(hashCapacity(count))
    val counted = counted(values, count)
    for (index in 0 until count) {
        entry(counted)
        if (values.size == index) fail("keys that differ", "one that is there already")
    }
    leave()
    return values
}
