package octavo.flex.emit

import octavo.core.GrowableBytes
import octavo.core.int
import octavo.core.signedBits
import octavo.core.writeShortLe
import octavo.flex.FlexOptions
import octavo.flex.FlexProfile
import octavo.flex.TypeCode
import octavo.flex.coder.FlexShape

/**
 * Writes every value as soon as it is complete: the speed and reference profiles.
 *
 * Follows the reference C++ builder's order of bytes; the reference profile follows its widths too.
 */
internal class InlineEmitter(private val options: FlexOptions) : FlexEmitter {
    override val stack = ValueStack()
    private val elements = Elements(stack)
    override var output = GrowableBytes()
        set(value) {
            field = value
            message = MessageOutput(value)
            strings.message = message
        }
    private var message = MessageOutput(output)
    private val isReference = options.profile == FlexProfile.REFERENCE
    private val keys = KeyTable()

    /** Where each key that is shared was written. */
    private val writtenKeys = Positions()

    /** Where the key vector of each [FlexShape] stands, by its id. */
    private val writtenShapes = Positions()
    private val copies = KeyCopies()
    private val strings = StringWriter(message, stack, options.shareStrings)
    private val shapes = ShapeTable(keys)

    private val sharesKeys = options.shareKeys
    private val sharesKeyVectors = options.shareKeys && !isReference

    /** Elements the reference builder counts for each value of a map: its stack holds keys and values in turn. */
    private val mapStep = if (isReference) 2 else 1

    /** The width of the map before: most have that, too, so that their values need be looked at once only. */
    private var mapWidth = 0

    override fun internKey(name: String): Int = writtenKey(keys.intern(name))

    override fun internKey(utf8: ByteArray, start: Int, end: Int): Int = writtenKey(keys.intern(utf8, start, end))

    /** Returns what the values carry: a shared key itself, or the copy of it that is written for one value. */
    private fun writtenKey(key: Key): Int {
        if (!sharesKeys) return copies.add(key.number, key.write(output))
        if (key.number !in writtenKeys) writtenKeys[key.number] = key.write(output)
        return key.number
    }

    override fun keyText(key: Int): String = keys.text(if (sharesKeys) key else copies.key(key))

    override fun string(text: String, key: Int): Unit = strings.write(text, key)

    override fun string(utf8: ByteArray, start: Int, end: Int, key: Int): Unit = strings.write(utf8, start, end, key)

    override fun blob(bytes: ByteArray, start: Int, end: Int, key: Int) {
        val width = unsignedWidth(end - start)
        message.size(end - start, width)
        val at = message.position
        message.target.append(bytes, start, end)
        stack.push(packedType(TypeCode.BLOB, width), at, key)
    }

    override fun keyValue(name: String, key: Int) {
        val interned = keys.intern(name)
        val position = if (sharesKeys) writtenKeys[writtenKey(interned)] else interned.write(output)
        stack.push(packedType(TypeCode.KEY, 0), position, key)
    }

    override fun indirect(packed: Int, bits: Long, key: Int) {
        // Official readers misread INDIRECT_UINT: compat writes it as a signed integer, or in line where it is none.
        val isMisread = options.compat && typeOf(packed) == TypeCode.UINT
        when {
            !isMisread -> writeIndirect(typeOf(packed), widthOf(packed), bits, key)
            bits >= 0 -> writeIndirect(TypeCode.INT, signedWidth(bits), bits, key)
            else -> stack.push(packed, bits, key)
        }
    }

    private fun writeIndirect(type: Int, width: Int, bits: Long, key: Int) {
        val at = message.indirect(type, bits, width)
        stack.push(packedType(type - TypeCode.INT + TypeCode.INDIRECT_INT, width), at, key)
    }

    override fun endMap(start: Int, key: Int) {
        val shape = shape(start)
        val keyVector = shape.keyVector
        if (!sharesKeyVectors || !keyVector.isWritten) writeKeyVector(shape)
        if (!sharesKeys) copies.drop(shape.size)
        pushMap(start, shape.order, keyVector.position, keyVector.width, key)
    }

    /** Replaces the values from [start] on with a map of them in [order] that has the key vector at [keys]. */
    private fun pushMap(start: Int, order: IntArray?, keys: Int, keysWidth: Int, key: Int) {
        val first = stack.sorted(start, order)
        var width = if (output.isFixed) containerWidth(first, MAP_PREFIX, mapStep, keys) else mapWidth
        var position = writeMapValues(first, width)
        val needed = writtenWidth(first, keys)
        if (needed != width) {
            width = needed
            position = writeMapValues(first, width)
            mapWidth = width
        }
        val bytes = output.bytes
        val at = position - (MAP_PREFIX shl width)
        val count = stack.size - first
        writeInteger(bytes, at, at - keys, width)
        writeInteger(bytes, at + (1 shl width), 1 shl keysWidth, width)
        writeInteger(bytes, at + (2 shl width), count, width)
        output.size = position + (count shl width) + count
        stack.truncate(start)
        stack.push(packedType(TypeCode.MAP, width), position, key)
    }

    /** Writes the values from [first] on where a map of this [width] has them, with their types, behind the end; returns where they begin. */
    private fun writeMapValues(first: Int, width: Int): Int {
        val count = stack.size - first
        val end = output.size
        message.align(width)
        output.reserve((MAP_PREFIX + count shl width) + count)
        val position = output.size + (MAP_PREFIX shl width)
        elements.write(output.bytes, position, first, stack.size, width, position + (count shl width))
        output.size = end
        return position
    }

    /** Returns the narrowest width for the values written last, which are those from [first] on, and the offset to their [keys]. */
    private fun writtenWidth(first: Int, keys: Int): Int {
        val count = stack.size - first
        val atLeast = maxOf(unsignedWidth(count), elements.scalarWidth)
        return message.narrowest(atLeast, minOf(elements.furthest, keys), MAP_PREFIX + count * mapStep) {
            offsetWidth(first, MAP_PREFIX, mapStep, it)
        }
    }

    override fun endStruct(start: Int, shape: FlexShape, key: Int) {
        if (isReference) return endAsReference(start, shape, key)
        if (!sharesKeyVectors || writtenShapes[shape.id] < 0) writeShape(shape)
        pushMap(start, shape.order, writtenShapes[shape.id], shape.keysWidth, key)
    }

    /** Copies the constant block of [shape]. */
    private fun writeShape(shape: FlexShape) {
        message.align(shape.keysWidth)
        writtenShapes[shape.id] = message.position + shape.keysAt
        message.target.append(shape.block, 0, shape.block.size)
    }

    /** The reference builder has no blocks: it writes keys. */
    private fun endAsReference(start: Int, shape: FlexShape, key: Int) {
        for (index in 0 until shape.size) stack.keys[start + index] = internKey(shape.names[index])
        endMap(start, key)
    }

    private fun shape(start: Int): Shape {
        val count = stack.size - start
        return if (sharesKeys) shapes.find(stack.keys, start, count) else shapes.find(copies.keys, copies.size - count, count)
    }

    /** Writes the key vector of the map that ends, which has this [shape]. */
    private fun writeKeyVector(shape: Shape) {
        val width = keyVectorWidth(shape)
        message.align(width)
        val target = message.target
        target.reserve(shape.size + 1 shl width)
        val bytes = target.bytes
        writeInteger(bytes, target.size, shape.size, width)
        val at = target.size + (1 shl width)
        shape.keyVector.place(at, width)
        when (width) {
            0 -> eachKey(shape, at, 0) { to, offset -> bytes[to] = offset.toByte() }
            1 -> eachKey(shape, at, 1) { to, offset -> bytes.writeShortLe(to, offset.toShort()) }
            else -> eachKey(shape, at, width) { to, offset -> writeInteger(bytes, to, offset, width) }
        }
        target.size = at + (shape.size shl width)
    }

    /** Calls [write] with the place of each element of the key vector of [shape], the first at [position], and what it is. */
    private inline fun eachKey(shape: Shape, position: Int, width: Int, write: (at: Int, offset: Int) -> Unit) {
        for (index in 0 until shape.size) {
            val at = position + (index shl width)
            write(at, at - keyAt(shape, shape.source(index)))
        }
    }

    private fun keyVectorWidth(shape: Shape): Int =
        message.narrowest(unsignedWidth(shape.size), furthestKey(shape), (shape.size - 1) * mapStep + 1) { keyVectorWidth(shape, it) }

    /** Returns where the key of the map that ends was written that stands furthest back. */
    private fun furthestKey(shape: Shape): Int {
        if (shape.size == 0) return message.position
        if (!sharesKeys) return keyAt(shape, 0) // they were written in the order they came in
        var furthest = Int.MAX_VALUE
        for (key in shape.keys) furthest = minOf(furthest, writtenKeys[key])
        return furthest
    }

    /** Returns the narrowest width from [atLeast] on that holds the offset to each key. */
    private fun keyVectorWidth(shape: Shape, atLeast: Int): Int {
        var width = atLeast
        for (index in 0 until shape.size) {
            while (!message.reaches(keyAt(shape, shape.source(index)), index * mapStep + 1, width)) width++
        }
        return width
    }

    /** Returns where the key that came at [place] of the map that ends was written. */
    private fun keyAt(shape: Shape, place: Int): Int =
        if (sharesKeys) writtenKeys[shape.keys[place]] else copies.position(copies.size - shape.size + place)

    override fun endVector(start: Int, key: Int) {
        val element = if (isReference) -1 else stack.commonType(start)
        if (element < 0) endUntypedVector(start, key) else endTypedVector(start, false, key)
    }

    private fun endUntypedVector(start: Int, key: Int) {
        val width = containerWidth(start, prefix = 1)
        message.align(width)
        pushVector(start, TypeCode.VECTOR, width, hasCount = true, key)
    }

    override fun endTypedVector(start: Int, isFixed: Boolean, key: Int) {
        val count = stack.size - start
        val element = if (count == 0) TypeCode.KEY else stack.type(start)
        val hasCount = !isFixed || options.compat
        val type = if (hasCount) typedVectorOf(element) else fixedVectorOf(element, count)
        val width = containerWidth(start, prefix = 1)
        message.align(width)
        pushVector(start, type, width, hasCount, key)
    }

    /**
     * Returns the narrowest width that holds all values from [start] on, and the offset to a [keyVector] unless that is negative.
     *
     * Value number i is written as element [prefix] + i * [step] of the container, which begins at the next aligned byte.
     */
    private fun containerWidth(start: Int, prefix: Int, step: Int = 1, keyVector: Int = -1): Int {
        val types = stack.types
        val bits = stack.bits
        val end = stack.size
        var width = unsignedWidth(end - start)
        var furthest = if (keyVector >= 0) keyVector else Int.MAX_VALUE
        for (at in start until end) {
            val packed = types[at].toInt() and 0xFF
            if (isInline(typeOf(packed))) width = maxOf(width, widthOf(packed)) else furthest = minOf(furthest, bits.int(at))
        }
        if (furthest == Int.MAX_VALUE) return width
        return message.narrowest(width, furthest, prefix + (end - start) * step) { offsetWidth(start, prefix, step, it) }
    }

    /** Returns the narrowest width from [atLeast] on that holds every offset among the values from [start] on. */
    private fun offsetWidth(start: Int, prefix: Int, step: Int, atLeast: Int): Int {
        var width = atLeast
        for (at in start until stack.size) {
            if (isInline(stack.type(at))) continue
            while (!message.reaches(stack.bits.int(at), prefix + (at - start) * step, width)) width++
        }
        return width
    }

    /** Replaces the values from [start] on with a vector of them. */
    private fun pushVector(start: Int, type: Int, width: Int, hasCount: Boolean, key: Int) {
        val count = stack.size - start
        message.target.reserve((count + (if (hasCount) 1 else 0) shl width) + (if (type == TypeCode.VECTOR) count else 0))
        if (hasCount) message.integer(count, width)
        pushElements(start, type, width, message.position, key, start)
    }

    /** Writes the values from [first] on and, unless the vector is typed, their types; replaces all from [start] on. */
    private fun pushElements(first: Int, type: Int, width: Int, position: Int, key: Int, start: Int) {
        val target = message.target
        val count = stack.size - first
        val hasTypes = type == TypeCode.MAP || type == TypeCode.VECTOR
        target.size = position + (count shl width) + (if (hasTypes) count else 0)
        elements.write(target.bytes, position, first, stack.size, width, if (hasTypes) position + (count shl width) else 0)
        stack.truncate(start)
        stack.push(packedType(type, width), position, key)
    }

    override fun longs(values: LongArray, start: Int, end: Int, key: Int) {
        val width = bulkWidth(widthOfBits(signedBits(values, start, end)), 3, end - start)
        bulk(TypeCode.INT, end - start, width, key) { bytes, at -> writeLongs(bytes, at, values, start, end, width) }
    }

    override fun ints(values: IntArray, start: Int, end: Int, key: Int) {
        val width = bulkWidth(widthOfAll(values, start, end), 2, end - start)
        bulk(TypeCode.INT, end - start, width, key) { bytes, at -> writeInts(bytes, at, values, start, end, width) }
    }

    override fun doubles(values: DoubleArray, start: Int, end: Int, key: Int) {
        val width = bulkWidth(widthOfAll(values, start, end), 3, end - start)
        bulk(TypeCode.FLOAT, end - start, width, key) { bytes, at -> writeDoubles(bytes, at, values, start, end, width) }
    }

    override fun floats(values: FloatArray, start: Int, end: Int, key: Int) {
        val width = bulkWidth(2, 2, end - start)
        bulk(TypeCode.FLOAT, end - start, width, key) { bytes, at -> writeFloats(bytes, at, values, start, end, width) }
    }

    override fun booleans(values: BooleanArray, start: Int, end: Int, key: Int) {
        val width = bulkWidth(0, 0, end - start)
        bulk(TypeCode.BOOL, end - start, width, key) { bytes, at -> writeBooleans(bytes, at, values, start, end, width) }
    }

    /** Returns the width of a bulk vector: what its values need, or in the reference profile what their type needs. */
    private fun bulkWidth(needed: Int, ofType: Int, count: Int): Int =
        maxOf(if (isReference) ofType else needed, unsignedWidth(count))

    private inline fun bulk(element: Int, count: Int, width: Int, key: Int, write: (bytes: ByteArray, at: Int) -> Unit) {
        if (count == 0 && !isReference) return endUntypedVector(stack.size, key)
        val target = message.target
        message.size(count, width)
        target.reserve(count shl width)
        val position = target.size
        write(target.bytes, position)
        target.size = position + (count shl width)
        stack.push(packedType(typedVectorOf(element), width), position, key)
    }

    override fun finish() {
        val width = containerWidth(0, prefix = 0)
        message.align(width)
        val packed = stack.packed(0)
        if (isInline(typeOf(packed))) {
            message.scalar(typeOf(packed), stack.bits[0], width)
        } else {
            message.offsetTo(stack.bits.int(0), width)
        }
        message.rootType(packed, width)
    }

    override fun clear() {
        stack.clear()
        writtenKeys.clear()
        writtenShapes.clear()
        copies.clear()
        strings.clear()
        shapes.clear()
    }

    private companion object {
        /** Fields before the values of a map: key vector offset, key vector width, count. */
        const val MAP_PREFIX = 3
    }
}
