package octavo.flex.verify

import octavo.core.Limits
import octavo.core.MalformedException
import octavo.flex.Flex
import octavo.flex.FlexType
import octavo.flex.Memory
import octavo.flex.TypeCode
import octavo.flex.endOfKey
import octavo.flex.isWidth
import octavo.flex.unsigned

/**
 * Proves that every value of a message can be read: see spec/flex.md, "Verification".
 *
 * Time is linear: a value is looked at once, however often it is shared, and values that overlap are refused. There are no
 * cycles, because everything a container refers to has to end before the container starts.
 */
internal class Verifier(private val memory: Memory, private val limits: Limits) {
    private val visited = Visited(memory.size)
    private val trail = Trail(memory)
    private val keyOrder = KeyOrder(memory)

    // Bytes of the values visited so far, and of the keys: a key may lie in a string.
    private var covered = 0L
    private var coveredByKeys = 0L

    fun verify() {
        val root = Flex.read(memory)
        value(root.at, root.width, root.at, root.packedType, root.at + root.width)
        while (true) elements(trail.innermost ?: break)
        val unordered = keyOrder.firstUnordered()
        if (unordered >= 0) throw unordered(unordered)
    }

    /** A slot that holds an offset; what it leads to must end by the slot's limit. */
    private class Slot(val at: Long, val width: Int, val limit: Long)

    /** Checks the value in the slot at [at], whose packed type stands at [typeAt]; opens it if it is a container not looked at yet. */
    private fun value(at: Long, width: Int, limit: Long, packedType: Int, typeAt: Long) {
        val type = FlexType.of(packedType ushr 2) ?: throw malformed("a known type", "type ${packedType ushr 2}", typeAt)
        if (type == FlexType.FLOAT) requireFloat(width, at)
        if (type.isInline) return
        val slot = Slot(at, width, limit)
        val target = target(slot)
        val ownWidth = 1 shl (packedType and 3)
        if (type == FlexType.MAP || type == FlexType.VECTOR) container(slot, type, target, ownWidth) else leaf(slot, type, target, ownWidth)
    }

    private fun leaf(slot: Slot, type: FlexType, target: Long, width: Int) {
        when {
            type == FlexType.KEY -> key(target, slot.limit)
            type == FlexType.STRING -> string(slot, target, width)
            type == FlexType.BLOB -> requireBytes(size(slot, target, width, 1), target - width)
            type.isIndirect || type.fixedSize > 0 -> scalars(slot, type, target, width)
            else -> typedVector(slot, type, target, width)
        }
    }

    private fun scalars(slot: Slot, type: FlexType, target: Long, width: Int) {
        if (type.isFloat || type.element == FlexType.FLOAT) requireFloat(width, target)
        val byteCount = width * maxOf(type.fixedSize, 1)
        if (target + byteCount > slot.limit) throw malformed("$byteCount bytes before byte ${slot.limit}", "${slot.limit - target}", target)
    }

    private fun string(slot: Slot, target: Long, width: Int) {
        val size = size(slot, target, width, 1)
        val end = target + size
        if (end >= slot.limit || memory.byteAt(end) != 0.toByte()) throw malformed("a string that ends with 0", "no 0", end)
        if (isNew(target - width, kind(TypeCode.STRING, width), width + size + 1)) {
            requireBytes(size, target - width)
            requireUtf8(target, end)
        }
    }

    private fun typedVector(slot: Slot, type: FlexType, target: Long, width: Int) {
        if (type.element == FlexType.FLOAT) requireFloat(width, target)
        val size = size(slot, target, width, width)
        requireElements(size, target - width)
        if (type.element != FlexType.KEY || !isNew(target - width, kind(type.code, width), width + size * width)) return
        for (index in 0 until size) {
            key(target(Slot(target + index * width, width, target)), target - width)
        }
    }

    private fun container(slot: Slot, type: FlexType, base: Long, width: Int) {
        val start = base - if (type == FlexType.MAP) 3 * width else width
        if (start < 0) throw malformed("a ${type.name} inside the message", "one at $base", slot.at)
        val size = size(slot, base, width, width + 1)
        val kind = kind(type.code, width)
        val knownHeight = visited.height(start, kind)
        requireDepth(trail.depth + maxOf(knownHeight, 1), slot.at)
        if (knownHeight > 0) return raise(knownHeight)
        cover(start, base - start + size * (width + 1))
        requireElements(size, base - width)
        if (type == FlexType.MAP) keys(start, width, size)
        val container = trail.enter()
        container.isMap = type == FlexType.MAP
        container.kind = kind
        container.start = start
        container.base = base
        container.width = width
        container.size = size
    }

    /** Checks the elements of [container] up to one that is opened, or up to the last, and closes it. */
    private fun elements(container: OpenContainer) {
        val width = container.width
        val types = container.base + container.size * width
        val depth = trail.depth
        while (++container.index < container.size) {
            val index = container.index
            val packedType = memory.byteAt(types + index).toInt() and 0xFF
            value(container.base + index * width, width, container.start, packedType, types + index)
            if (trail.depth > depth) return
        }
        trail.leave()
        visited.setHeight(container.start, container.kind, 1 + container.height)
        raise(1 + container.height)
    }

    /** Tells the innermost container that an element is [height] containers deep. */
    private fun raise(height: Int) {
        val container = trail.innermost ?: return
        container.height = maxOf(container.height, height)
    }

    /** Checks the key vector of the map of [mapSize] entries that starts at [start]. */
    private fun keys(start: Long, mapWidth: Int, mapSize: Long) {
        val slot = Slot(start, mapWidth, start)
        val base = target(slot)
        val storedWidth = memory.unsigned(start + mapWidth, mapWidth)
        if (!isWidth(storedWidth)) throw malformed("a key width of 1, 2, 4 or 8", "$storedWidth", start + mapWidth)
        val width = storedWidth.toInt()
        val size = size(slot, base, width, width)
        if (size != mapSize) throw malformed("$mapSize keys", "$size", base - width)
        if (isNew(base - width, kind(MAP_KEYS, width), width + size * width)) keysInOrder(base, width, size)
    }

    private fun keysInOrder(base: Long, width: Int, size: Long) {
        var previous = -1L
        keyOrder.begin()
        for (index in 0 until size) {
            val slot = Slot(base + index * width, width, base)
            val key = target(slot)
            key(key, base - width)
            if (previous >= 0 && !keyOrder.ascends(previous, key)) throw unordered(slot.at)
            previous = key
        }
        keyOrder.end(base, width)
    }

    private fun key(at: Long, limit: Long) {
        val known = visited.keySize(at)
        if (known >= 0 && at + known < limit) return
        val end = memory.endOfKey(at, limit)
        if (end < 0) throw malformed("a key that ends with 0 before byte $limit", "no 0", at)
        requireBytes(end - at, at)
        requireUtf8(at, end)
        coveredByKeys += end + 1 - at
        requireDisjoint(coveredByKeys, at)
        visited.setKeySize(at, end - at)
    }

    private fun target(slot: Slot): Long {
        val offset = memory.unsigned(slot.at, slot.width)
        if (offset < 0 || offset > slot.at) throw malformed("an offset of at most ${slot.at}", offset.toULong().toString(), slot.at)
        return slot.at - offset
    }

    /** Reads the size that stands before [base] and checks that as many elements end by the slot's limit. */
    private fun size(slot: Slot, base: Long, width: Int, bytesPerElement: Int): Long {
        if (base < width) throw malformed("an offset to a size inside the message", "one to $base", slot.at)
        val size = memory.unsigned(base - width, width)
        if (base > slot.limit || size < 0 || size > (slot.limit - base) / bytesPerElement) {
            throw malformed("a size that ends by byte ${slot.limit}", size.toULong().toString(), base - width)
        }
        return size
    }

    /** Marks a value as visited and returns true when it was not. */
    private fun isNew(start: Long, kind: Int, byteCount: Long): Boolean {
        if (visited.isKnown(start, kind)) return false
        cover(start, byteCount)
        visited.setKnown(start, kind)
        return true
    }

    private fun cover(start: Long, byteCount: Long) {
        covered += byteCount
        requireDisjoint(covered, start)
    }

    private fun requireDisjoint(covered: Long, at: Long) {
        if (covered > memory.size) throw malformed("values that do not overlap", "$covered bytes of values in ${memory.size}", at)
    }

    private fun requireFloat(width: Int, at: Long) {
        if (width < 4) throw malformed("a float of 4 or 8 bytes", "$width", at)
    }

    private fun requireDepth(depth: Int, at: Long) {
        if (depth > limits.maxDepth) throw malformed("at most ${limits.maxDepth} containers in each other", "$depth", at)
    }

    private fun requireBytes(size: Long, at: Long) {
        if (size > limits.maxStringBytes) throw malformed("at most ${limits.maxStringBytes} bytes", "$size", at)
    }

    private fun requireElements(size: Long, at: Long) {
        if (size > limits.maxElements) throw malformed("at most ${limits.maxElements} elements", "$size", at)
    }

    private fun requireUtf8(start: Long, end: Long) {
        val invalid = memory.firstInvalidUtf8(start, end)
        if (invalid >= 0) throw malformed("UTF-8", "byte ${memory.byteAt(invalid).toInt() and 0xFF}", invalid)
    }

    private fun unordered(at: Long) = malformed("keys in ascending order", "one that is not greater than the last", at)

    private fun malformed(expected: String, found: String, at: Long) = MalformedException(expected, found, at, trail.path())

    private fun kind(code: Int, width: Int): Int = code shl 2 or width.countTrailingZeroBits()

    private companion object {
        // A number that no type has: keys of a map are in order, those of a key vector need not be.
        const val MAP_KEYS = 63
    }
}
