package octavo.flex.coder

import octavo.core.equalBytes
import octavo.flex.FlexBytes
import octavo.flex.FlexKey
import octavo.flex.TypeCode
import octavo.flex.compareKey
import octavo.flex.isWidth
import octavo.flex.search
import octavo.flex.word

// What coders and accessors do with key vectors of messages nobody has verified.
//
// The functions that look at names take in all they need: HotSpot never inlines more than 325 bytes of code, so what calls them
// stays small, is inlined itself, and the struct it makes for an accessor need not be made (AccessorAllocationTest).

/** Returns the base of the key vector of the map at [base], checked to have [size] offsets inside the message. */
internal fun keysOf(bytes: ByteArray, start: Int, end: Int, base: Int, width: Int, size: Int): Int {
    val keys = target(bytes, start, base - 3 * width, width)
    val keysWidth = FlexBytes.keysWidth(bytes, base, width)
    if (!isWidth(keysWidth)) throw outside("a key width of 1, 2, 4 or 8", "$keysWidth", base - 2 * width, start)
    val count = sizeBefore(bytes, start, end, keys, keysWidth, keysWidth)
    if (count != size) throw outside("$size keys", "$count", keys - keysWidth, start)
    return keys
}

/** Returns the index of [key] in the map at [base], or -1. */
internal fun indexOf(bytes: ByteArray, start: Int, end: Int, base: Int, width: Int, size: Int, key: FlexKey): Int {
    val keys = keysOf(bytes, start, end, base, width, size)
    val keysWidth = FlexBytes.keysWidth(bytes, base, width)
    return search(key, size) { compareAt(bytes, target(bytes, start, keys + it * keysWidth, keysWidth), key) }
}

/** Compares [key] with the zero-terminated bytes at [at]. */
@Suppress("NOTHING_TO_INLINE")
private inline fun compareAt(bytes: ByteArray, at: Int, key: FlexKey): Int = compareKey(key) { word(bytes, at + it) }

/** Returns the base of the map in a slot, or its complement when its names are not those of [shape] in the order they are put. */
internal fun structBase(bytes: ByteArray, start: Int, end: Int, at: Int, width: Int, packedType: Int, shape: FlexShape): Int {
    if (packedType ushr 2 != TypeCode.MAP) throw mismatch(bytes, start, end, "a map", at, packedType)
    val base = target(bytes, start, at, width)
    val own = FlexBytes.widthOf(packedType)
    if (mapSize(bytes, start, end, base, own) != shape.size || shape.order != null) return base.inv()
    val keys = target(bytes, start, base - 3 * own, own)
    return if (hasKeys(shape, bytes, start, end, keys, FlexBytes.keysWidth(bytes, base, own))) base else base.inv()
}

/** Says whether the key vector at [keys], with elements of [keysWidth] bytes, has exactly the names of [shape]. */
@Suppress("NOTHING_TO_INLINE")
internal inline fun hasKeys(shape: FlexShape, bytes: ByteArray, start: Int, end: Int, keys: Int, keysWidth: Int): Boolean =
    isBlock(shape, bytes, start, end, keys, keysWidth) || hasEachKey(shape, bytes, start, end, keys, keysWidth)

/** Says whether the constant block of [shape] stands there, as coders write it: one comparison of all its bytes. */
@Suppress("NOTHING_TO_INLINE")
private inline fun isBlock(shape: FlexShape, bytes: ByteArray, start: Int, end: Int, keys: Int, keysWidth: Int): Boolean {
    val block = shape.block
    val from = keys - block.vectorAt
    return keysWidth == 1 shl block.width && from >= start && block.bytes.size <= end - from &&
        equalBytes(bytes, from, block.bytes, 0, block.bytes.size)
}

@Suppress("NOTHING_TO_INLINE")
private inline fun hasEachKey(shape: FlexShape, bytes: ByteArray, start: Int, end: Int, keys: Int, keysWidth: Int): Boolean {
    if (!isWidth(keysWidth) || keys - start < keysWidth || FlexBytes.size(bytes, keys, keysWidth) != shape.size) return false
    if (exceeds(shape.size, keysWidth, end - keys)) return false
    for (place in 0 until shape.size) {
        val key = target(bytes, start, keys + place * keysWidth, keysWidth)
        if (compareAt(bytes, key, shape.keys[shape.source(place)]) != 0) return false
    }
    return true
}
