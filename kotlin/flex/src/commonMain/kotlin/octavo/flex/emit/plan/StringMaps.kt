package octavo.flex.emit.plan

import octavo.core.int
import octavo.core.writeShortLe
import octavo.flex.TypeCode
import octavo.flex.emit.KeyVector
import octavo.flex.emit.TextTable
import octavo.flex.emit.isInline
import octavo.flex.emit.packedType
import octavo.flex.emit.typeOf
import octavo.flex.emit.widthOf

/** Writes maps of strings, few of which are new to the message, and of scalars, the wide ones of which were hoisted. */
internal class StringMaps(
    private val tree: ValueTree,
    private val texts: TextTable,
    private val scalars: IndirectScalars,
    private val written: Written,
    private val place: TwoByteMap,
) {
    private val newTexts = NewTexts(tree, texts, written)

    /** The place among its children of what made the last map need a plan: in a map like that one it often does, too. */
    private var obstacle = 0

    /** The lowest and the highest position that a value leads to. */
    private var lowest = 0
    private var highest = 0

    /** Writes the map that is the child at [at], or says that it needs a plan: nothing is written then. */
    fun write(at: Int): Boolean {
        val start = written.end
        if (!newTexts.find(tree.bits.int(at))) return false
        if (!place.write(at, newTexts.bytes) { map, keyVector, bytes -> writeValues(map, keyVector, bytes, start) }) return false
        newTexts.write(start)
        return true
    }

    /**
     * Puts the values in their places, those of new texts from [start] on; returns twice the bytes that one byte a value has to write again at
     * least, or -1 where a plan is needed.
     */
    private fun writeValues(map: Int, keyVector: KeyVector, bytes: ByteArray, start: Int): Int {
        val first = tree.first(map)
        val count = tree.count(map)
        val values = place.values
        val types = place.types
        val near = place.near
        val nearest = place.nearest
        if (obstacle < count && isObstacle(first + obstacle)) return -1
        var newAt = start
        lowest = if (newTexts.bytes > 0) start else Int.MAX_VALUE
        highest = -1
        var textBytes = 0
        var farTextBytes = 0
        var farScalarBytes = 0
        for (index in 0 until count) {
            val child = first + index
            val valueAt = values + 2 * index
            val packed = tree.packed(child)
            if (isInline(typeOf(packed)) && widthOf(packed) <= 1) {
                bytes.writeShortLe(valueAt, tree.bits.int(child).toShort())
                bytes[types + index] = packedType(typeOf(packed), 1).toByte()
                continue
            }
            var position = positionOf(child)
            if (position < near) {
                if (!isNew(packed, position)) {
                    obstacle = index
                    return -1
                }
                position = newAt + 1
                newAt += texts.length(tree.bits.int(child)) + TEXT_FRAME
            }
            bytes.writeShortLe(valueAt, (valueAt - position).toShort())
            bytes[types + index] = tree.offsetType(child).toByte()
            val isFar = isOther(position) && position < nearest
            if (typeOf(packed) == TypeCode.STRING) {
                val length = texts.length(tree.bits.int(child))
                textBytes += length + TEXT_FRAME + 1
                if (isFar) farTextBytes += length + TEXT_FRAME
            } else if (isFar) {
                farScalarBytes += 1 shl widthOf(tree.outside(child))
            }
        }
        if (place.latestEnd + textBytes - lowest > reach(1)) return -1
        val keysAt = if (farScalarBytes == 0) place.start + farTextBytes else -1
        return 2 * farScalarBytes + farTextBytes + farKeys(keyVector, count, keysAt)
    }

    private fun isOther(position: Int): Boolean {
        val isOther = position < lowest || position > highest
        if (position < lowest) lowest = position
        if (position > highest) highest = position
        return isOther
    }

    private fun isObstacle(child: Int): Boolean {
        val position = positionOf(child)
        return position < place.near && !isNew(tree.packed(child), position)
    }

    private fun isNew(packed: Int, position: Int): Boolean = position < 0 && typeOf(packed) == TypeCode.STRING

    private fun positionOf(child: Int): Int {
        val packed = tree.packed(child)
        return when {
            typeOf(packed) == TypeCode.STRING -> written.texts[tree.bits.int(child)]
            !isInline(typeOf(packed)) || tree.isHuge(child) -> -1
            widthOf(packed) <= 1 -> Int.MAX_VALUE
            else -> scalars.hoistedAt(tree, child)
        }
    }

    /**
     * Returns what a key vector costs at least in front of a map of [count] values of a byte, which reaches none of its keys: half of its bytes,
     * since they are written again, with two bytes a key or behind the keys. It would be at [at], unless that is negative: to write anything
     * else before it costs more than the padding it may save.
     */
    private fun farKeys(keyVector: KeyVector, count: Int, at: Int): Int = when {
        keyVector.position >= place.nearest || written.keys.last >= place.nearest -> 0
        count < 3 || at < 0 -> 2 * count + 1
        else -> 2 * count + 2 + written.paddingAt(at, 1)
    }
}
