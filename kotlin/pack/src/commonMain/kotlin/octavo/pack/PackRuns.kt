package octavo.pack

import octavo.core.MismatchException
import octavo.core.OctavoException
import octavo.core.hashCapacity
import octavo.core.roomFor
import octavo.core.unwritable

// Lists and maps (4.6, 4.8, 5) as generated coders write and read them; what differs by element is inlined.

/**
 * Calls [write] with each of [values], of which [count] have been announced; throws [MismatchException] when there are more or fewer,
 * since another thread changes them.
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

/** Writes a run of [count] bits (5.1): of each of [values] whether it is [isSet]. */
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

/** Writes what stands before a run of [count] integers, makes room for it, and returns its width code; [all] has every bit of theirs. */
public fun PackWriter.startInts(count: Int, all: Int): Int = PackWriter.widthCode(all).also {
    writeCount(count, it)
    reserve(count, it + 1)
}

/** Writes what stands before a run of [count] integers, makes room for it, and returns its width code; [all] has every bit of theirs. */
public fun PackWriter.startLongs(count: Int, all: Long): Int = PackWriter.widthCode(all).also {
    writeCount(count, it)
    reserve(count, it + 1)
}

/** Reads the count of a list, whose values take [bits] bits each at least, and lets [read] read so many. */
public inline fun <T> PackReader.run(bits: Int, read: (count: Int) -> T): T {
    enter()
    return read(count(bits)).also { leave() }
}

/** Reads what stands before a run of compressed integers of up to [maxWidth] bytes, and lets [read] read so many. */
public inline fun <T> PackReader.compressedRun(maxWidth: Int, read: (count: Int, code: Int) -> T): T {
    enter()
    val header = runHeader(maxWidth)
    return read(runCount(header, isOptional = false), header ushr 4).also { leave() }
}

/** Reads what stands before a run of bool, and lets [read] read so many of the bits at `present`. */
public inline fun <T> PackReader.bitRun(read: (count: Int, bits: Int) -> T): T {
    enter()
    val count = count(bits = 1)
    return read(count, bits(count)).also { leave() }
}

/** Reads what stands before a run of optional compressed integers, and lets [read] read as many as `present` says. */
public inline fun <T> PackReader.optionalCompressedRun(maxWidth: Int, read: (count: Int, present: Int, code: Int) -> T): T {
    enter()
    val header = runHeader(maxWidth)
    val count = runCount(header, isOptional = true)
    return read(count, presentBits(count, header ushr 4), header ushr 4).also { leave() }
}

/** Reads a run of [count] optional bools; which there are, the bits at [present] say. */
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

/** Reads a map by [entry], which adds one entry to it. */
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
