package octavo.flex.emit

import octavo.core.ByteHash
import octavo.flex.DuplicateKeyException
import octavo.flex.HashIndex

/** Remembers shapes from message to message: the keys of a map are sorted once for each order in which they come. */
internal class ShapeTable(private val keys: KeyTable) {
    private val index = HashIndex()
    private val shapes = ArrayList<Shape>()

    /** The last shape found for each low bits of a map's first key and size: maps of one type follow each other. */
    private val recent = arrayOfNulls<Shape>(RECENT_SHAPES)

    /** Number of the message that is being written, from 1: a key vector that carries it is in the message. */
    var message = 1
        private set

    /** Returns the shape that has this [number]. */
    operator fun get(number: Int): Shape = shapes[number]

    /** Returns the shape of the [count] keys that begin at [start] of [entries]; a duplicate throws [DuplicateKeyException]. */
    fun find(entries: IntArray, start: Int, count: Int): Shape {
        val slot = if (count == 0) 0 else (entries[start] + count) and (RECENT_SHAPES - 1)
        val last = recent[slot]
        if (last != null && sameKeys(last, entries, start, count)) return last
        return findByHash(entries, start, count).also { recent[slot] = it }
    }

    /** Returns the keys of [shape] and their key vector, made once; null if they are not brief: what is kept must not take much memory. */
    fun block(shape: Shape): KeyBlock? = shape.keyVector.block ?: if (shape.keyVector.keyBytes <= BRIEF) makeBlock(shape) else null

    private fun makeBlock(shape: Shape): KeyBlock =
        KeyBlock(List(shape.size) { keys.bytes(shape.key(it)) }).also { shape.keyVector.block = it }

    private fun findByHash(entries: IntArray, start: Int, count: Int): Shape {
        val hash = hash(entries, start, count)
        val known = index.find(hash) { sameKeys(shapes[it], entries, start, count) }
        if (known >= 0) return shapes[known]
        val shape = create(entries, start, count)
        index.add(hash)
        shapes += shape
        return shape
    }

    private fun hash(entries: IntArray, start: Int, count: Int): Int {
        var state = count
        for (at in start until start + count) state = ByteHash.mix(state, entries[at].toLong())
        return state
    }

    /** Most maps have few keys: to compare three takes less time than the JVM's compiler lets pass before a loop, to check its ranges. */
    private fun sameKeys(shape: Shape, entries: IntArray, start: Int, count: Int): Boolean {
        val keys = shape.keys
        if (keys.size != count) return false
        if (count > 0 && keys[0] != entries[start]) return false
        if (count > 1 && keys[1] != entries[start + 1]) return false
        if (count > 2 && keys[2] != entries[start + 2]) return false
        for (offset in 3 until count) if (keys[offset] != entries[start + offset]) return false
        return true
    }

    private fun create(entries: IntArray, start: Int, count: Int): Shape {
        val came = entries.copyOfRange(start, start + count)
        if (isSorted(came)) return createSorted(came)
        val order = sortedOrder(came)
        val stored = IntArray(count) { came[order[it]] }
        val keyVector = find(stored, 0, count).keyVector
        return Shape(shapes.size, came, order, keyVector)
    }

    private fun createSorted(stored: IntArray): Shape {
        checkDistinct(stored)
        return Shape(shapes.size, stored, null, KeyVector(this, stored.sumOf { keys.length(it) + 1 }))
    }

    private fun checkDistinct(stored: IntArray) {
        for (place in 1 until stored.size) {
            if (keys.compare(stored[place - 1], stored[place]) == 0) throw DuplicateKeyException(keys.text(stored[place]))
        }
    }

    private fun isSorted(came: IntArray): Boolean {
        for (place in 1 until came.size) if (keys.compare(came[place - 1], came[place]) > 0) return false
        return true
    }

    private fun sortedOrder(came: IntArray): IntArray {
        var from = IntArray(came.size) { it }
        var to = IntArray(came.size)
        var run = 1
        while (run < came.size) {
            for (low in came.indices step 2 * run) merge(came, from, to, low, minOf(low + run, came.size), minOf(low + 2 * run, came.size))
            from = to.also { to = from }
            run *= 2
        }
        return from
    }

    private fun merge(came: IntArray, from: IntArray, to: IntArray, low: Int, middle: Int, high: Int) {
        var left = low
        var right = middle
        for (place in low until high) {
            val takesLeft = right == high || (left < middle && keys.compare(came[from[left]], came[from[right]]) <= 0)
            to[place] = if (takesLeft) from[left++] else from[right++]
        }
    }

    /**
     * Makes ready for the next message: forgets where key vectors are, and all shapes when they have become too many to keep.
     *
     * Returns whether it forgot the shapes.
     */
    fun clear(): Boolean {
        message++
        if (!keys.forgetMany() && shapes.size <= KEPT_SHAPES && message < LAST_MESSAGE) return false
        message = 1
        index.clear()
        shapes.clear()
        recent.fill(null)
        return true
    }

    private companion object {
        const val RECENT_SHAPES = 64
        const val KEPT_SHAPES = 1024

        /** A key vector behind so many bytes is of the narrowest width. */
        const val BRIEF = 254
        const val LAST_MESSAGE = Int.MAX_VALUE
    }
}
