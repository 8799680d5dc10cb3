package octavo.flex.coder

import octavo.core.hashCapacity
import octavo.flex.FlexBuilder
import octavo.flex.FlexBytes

// What coders write and read collections with.

/** Puts a vector of the values that [put] puts, one for each of [values]; no iterator is allocated for a list of random access. */
public inline fun <T> FlexBuilder.list(values: List<T>, put: (T) -> Unit) {
    val start = startVector()
    forEachIndexed(values, values.size) { _, value -> put(value) }
    endVector(start)
}

@PublishedApi
internal inline fun <T> forEachIndexed(values: List<T>, size: Int, action: (index: Int, value: T) -> Unit) {
    val iterator = if (isRandomAccess(values)) null else values.iterator()
    for (index in 0 until size) action(index, if (iterator == null) values[index] else iterator.next())
}

/** Asks for the class before the interface, which takes 25 ns on Node (benchmarks/findings/platforms.md). */
@PublishedApi
internal fun isRandomAccess(values: List<*>): Boolean = values is ArrayList || values is RandomAccess

/** Reads a vector of any kind as a list, each element with [element]. */
public inline fun <T> FlexReader.list(at: Int, width: Int, packedType: Int, element: (at: Int, width: Int, packedType: Int) -> T): List<T> {
    val base = startVector(at, width, packedType)
    val size = vectorSize(base, packedType)
    if (size == 0) return emptyList<T>().also { endStruct() }
    val elements = arrayOfNulls<Any?>(size)
    var next = 0
    forEach(base, packedType, size) { slot, own, type -> elements[next++] = element(slot, own, type) }
    return elements.asListOf()
}

/** Returns the elements as a list; to add each to an ArrayList takes 200 instructions on Native (benchmarks/findings/platforms.md). */
@Suppress("UNCHECKED_CAST")
@PublishedApi
internal fun <T> Array<Any?>.asListOf(): List<T> = (this as Array<T>).asList()

/** Reads a vector of any kind as a set, each element with [element]. */
public inline fun <T> FlexReader.set(at: Int, width: Int, packedType: Int, element: (at: Int, width: Int, packedType: Int) -> T): Set<T> {
    val base = startVector(at, width, packedType)
    val size = vectorSize(base, packedType)
    if (size == 0) return emptySet<T>().also { endStruct() }
    val set = LinkedHashSet<T>(hashCapacity(size))
    val counted = counted(set, size, at)
    forEach(base, packedType, size) { slot, own, type -> counted.add(element(slot, own, type)) }
    return set
}

/** Reads a map; [key] makes each key of its text, [value] reads each value. */
public inline fun <K, V> FlexReader.map(
    at: Int,
    width: Int,
    packedType: Int,
    key: (String) -> K,
    value: (at: Int, width: Int, packedType: Int) -> V,
): Map<K, V> {
    val base = startStruct(at, width, packedType)
    val own = FlexBytes.widthOf(packedType)
    val size = FlexBytes.size(bytes, base, own)
    if (size == 0) return emptyMap<K, V>().also { endStruct() }
    val keys = keysOf(base, own, size)
    val keysWidth = FlexBytes.keysWidth(bytes, base, own)
    val types = base + size * own
    val map = newMap<K, V>(size, at)
    val inside = depth
    for (index in 0 until size) {
        map.add(key(keyAt(keys + index * keysWidth, keysWidth)), value(base + index * own, own, typeAt(types + index)))
        depth = inside
    }
    endStruct()
    if (map.isShort) throw repeatedKey(at)
    return map.finish()
}

/** Reads a vector of alternating keys and values as a map. */
public inline fun <K, V> FlexReader.pairs(
    at: Int,
    width: Int,
    packedType: Int,
    key: (at: Int, width: Int, packedType: Int) -> K,
    value: (at: Int, width: Int, packedType: Int) -> V,
): Map<K, V> {
    val base = startVector(at, width, packedType)
    val own = FlexBytes.widthOf(packedType)
    val size = vectorSize(base, packedType)
    if (size and 1 != 0) throw mismatch("keys and values in turn", "$size elements", at)
    val map = LinkedHashMap<K, V>(hashCapacity(size / 2))
    val counted = counted(map, size / 2, at)
    val inside = depth
    for (index in 0 until size step 2) {
        val slot = base + index * own
        val name = key(slot, own, elementType(base, packedType, size, index))
        counted[name] = value(slot + own, own, elementType(base, packedType, size, index + 1))
        depth = inside
    }
    endStruct()
    if (map.size < size / 2) throw repeatedKey(at)
    return map
}

/** Calls [action] with each slot of a vector, then closes it, and what [action] has left open: it may catch an error inside an element. */
@PublishedApi
internal inline fun FlexReader.forEach(base: Int, packedType: Int, size: Int, action: (at: Int, width: Int, packedType: Int) -> Unit) {
    val own = FlexBytes.widthOf(packedType)
    val element = elementType(packedType)
    val inside = depth
    if (element >= 0) {
        for (index in 0 until size) action(base + index * own, own, element)
    } else {
        val types = base + size * own
        for (index in 0 until size) {
            action(base + index * own, own, typeAt(types + index))
            depth = inside
        }
    }
    endStruct()
}
