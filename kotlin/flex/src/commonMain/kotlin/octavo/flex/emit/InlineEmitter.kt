package octavo.flex.emit

import octavo.core.ByteHash
import octavo.core.TextEncoder
import octavo.core.TextHash
import octavo.core.int
import octavo.core.signedBits
import octavo.flex.FlexOptions
import octavo.flex.FlexProfile
import octavo.flex.TypeCode
import octavo.flex.coder.FlexShape
import octavo.flex.emit.ValueStack.Companion.NOWHERE

/** Writes every value as soon as it is complete: the speed and reference profiles. */
internal class InlineEmitter(private val options: FlexOptions) : FlexEmitter {
    override val stack = ValueStack(tracksReach = true)
    private val elements = Elements(stack)
    override var message = MessageOutput()
        set(value) {
            field = value
            strings.arena = value
        }
    private val isReference = options.profile == FlexProfile.REFERENCE
    private val encoder = TextEncoder()
    private val keys = KeyTable()

    /** Where each key that is shared was written. */
    private val writtenKeys = Positions()

    /** Where the key vector of each [FlexShape] stands, by its id. */
    private val writtenShapes = Positions()
    private val strings = ByteStrings(message)
    private val briefTexts = BriefTexts()

    /** Whether brief strings are found by their characters: all that came as strings, and not many with one hash code. */
    private var findsBriefTexts = options.shareStrings
    private val shapes = ShapeTable(keys)

    private val sharesStrings = options.shareStrings
    private val sharesKeys = options.shareKeys || isReference
    private val sharesKeyVectors = sharesKeys && !isReference

    /** Elements the reference builder counts for each value of a map: its stack holds keys and values in turn. */
    private val mapStep = if (isReference) 2 else 1

    override fun internKey(name: String): Int = met(keys.intern(name))

    override fun internKey(utf8: ByteArray, start: Int, end: Int): Int = met(keys.intern(utf8, start, end))

    /** The reference builder writes a key when it meets it, and not with the first map that has it. */
    private fun met(key: Int): Int {
        if (isReference) writeKey(key)
        return key
    }

    override fun keyText(key: Int): String = keys.text(key)

    override fun string(text: String, key: Int) {
        if (!findsBriefTexts || text.length > TextHash.longest) return otherText(text, key)
        val hash = TextHash.hash(text)
        val known = briefTexts.find(text, hash, message, encoder)
        when {
            known >= 0 -> pushString(briefTexts.position(known), briefTexts.length(known), key)
            known == BriefTexts.CROWDED -> crowdedText(text, key)
            text.length > MessageOutput.NARROW -> newLongerText(text, hash, key)
            else -> newNarrowText(text, hash, key)
        }
    }

    private fun crowdedText(text: String, key: Int) {
        findByBytes()
        otherText(text, key)
    }

    private fun otherText(text: String, key: Int) {
        if (!sharesStrings && text.length <= MessageOutput.NARROW) return pushNarrow(message.narrowText(text, encoder), key)
        val width = unsignedWidth(text.length)
        val start = message.startText(text, width)
        val bytes = message.bytes
        val end = if (sharesStrings) encoder.encodeAndHash(text, bytes, start) else encoder.encode(text, bytes, start)
        finishString(start, end, width, encoder.hash, key)
    }

    private fun newNarrowText(text: String, hash: Int, key: Int) {
        val start = message.narrowText(text, encoder)
        briefTexts.add(text, hash, start, message.position - 1 - start)
        pushNarrow(start, key)
    }

    private fun pushNarrow(position: Int, key: Int): Unit = stack.pushWritten(packedType(TypeCode.STRING, 0), position, key)

    private fun newLongerText(text: String, hash: Int, key: Int) {
        val expected = unsignedWidth(text.length)
        var start = message.startText(text, expected)
        val length = encoder.encode(text, message.bytes, start) - start
        val width = unsignedWidth(length)
        if (width != expected) start = message.moveText(start, length, width)
        message.text(start, start + length, width)
        briefTexts.add(text, hash, start, length)
        pushString(start, length, key)
    }

    /** Finds brief strings by their bytes from now on, as all others. */
    private fun findByBytes() {
        briefTexts.copyTo(strings)
        findsBriefTexts = false
    }

    override fun string(utf8: ByteArray, start: Int, end: Int, key: Int) {
        if (findsBriefTexts) findByBytes()
        val width = unsignedWidth(end - start)
        val at = message.textAt(width)
        message.reserve(at - message.position + end - start + 1)
        utf8.copyInto(message.bytes, at, start, end)
        finishString(at, at + end - start, width, if (sharesStrings) ByteHash.hash(utf8, start, end) else 0, key)
    }

    /** Completes the string whose bytes stand in [[start], [end]), where [width] was expected to hold its length. */
    private fun finishString(start: Int, end: Int, width: Int, hash: Int, key: Int) {
        val length = end - start
        val needed = unsignedWidth(length)
        if (needed != width) return message.moveText(start, length, needed).let { finishString(it, it + length, needed, hash, key) }
        if (!sharesStrings) {
            message.text(start, end, width)
            return pushString(start, length, key)
        }
        val known = strings.find(hash, message.bytes, start, end, TypeCode.STRING)
        val entry = if (known >= 0) known else strings.add(hash, start, length, TypeCode.STRING)
        if (known < 0) message.text(start, end, width)
        pushString(strings.position(entry), length, key)
    }

    private fun pushString(position: Int, length: Int, key: Int) {
        stack.pushWritten(packedType(TypeCode.STRING, unsignedWidth(length)), position, key)
    }

    override fun blob(bytes: ByteArray, start: Int, end: Int, key: Int) {
        val width = unsignedWidth(end - start)
        message.size(end - start, width)
        val at = message.position
        message.append(bytes, start, end)
        stack.pushWritten(packedType(TypeCode.BLOB, width), at, key)
    }

    override fun keyValue(name: String, key: Int) {
        val interned = keys.intern(name)
        val position = writeKey(interned)
        stack.pushWritten(packedType(TypeCode.KEY, 0), position, key)
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
        stack.pushWritten(packedType(type - TypeCode.INT + TypeCode.INDIRECT_INT, width), at, key)
    }

    override fun endMap(start: Int, key: Int) {
        val shape = shapes.find(stack.keys, start, stack.size - start)
        val block = if (sharesKeys) null else shapes.block(shape)
        if (block != null) return pushMap(start, shape.order, writeBlock(block), block.width, key)
        val keyVector = shape.keyVector
        if (!sharesKeyVectors || !keyVector.isWritten) writeKeyVector(shape)
        pushMap(start, shape.order, keyVector.position, keyVector.width, key)
    }

    /** Replaces the values from [start] on with a map of them in [order] that has the key vector at [keys]. */
    private fun pushMap(start: Int, order: IntArray?, keys: Int, keysWidth: Int, key: Int) {
        val first = stack.sorted(start, order)
        val width = containerWidth(first, MAP_PREFIX, mapStep, keys)
        message.align(width)
        val count = stack.size - first
        val message = message
        val at = message.size
        message.reserve((MAP_PREFIX + count shl width) + count)
        writeIntegers(message.bytes, at, at - keys, 1 shl keysWidth, count, width)
        pushElements(first, TypeCode.MAP, width, at + (MAP_PREFIX shl width), key, start)
    }

    override fun endStruct(start: Int, shape: FlexShape, key: Int) {
        if (isReference) return endAsReference(start, shape, key)
        if (!sharesKeys || writtenShapes[shape.id] < 0) writtenShapes[shape.id] = writeBlock(shape.block)
        pushMap(start, shape.order, writtenShapes[shape.id], shape.block.width, key)
    }

    /** Writes [block] and returns where its key vector begins. */
    private fun writeBlock(block: KeyBlock): Int {
        message.align(block.width)
        val at = message.position
        message.append(block.bytes, 0, block.bytes.size)
        return at + block.vectorAt
    }

    /** The reference builder has no blocks: it writes keys. */
    private fun endAsReference(start: Int, shape: FlexShape, key: Int) {
        for (index in 0 until shape.size) stack.keys[start + index] = internKey(shape.names[index])
        endMap(start, key)
    }

    /** Writes the key vector of the map that ends, which has this [shape], with those of its keys that are needed. */
    private fun writeKeyVector(shape: Shape) {
        val block = if (areKeysNew(shape)) shapes.block(shape) else null
        if (block != null && block.width == 0) writeNewKeys(block, shape) else writeOffsets(shape)
    }

    /** Says whether the message holds none of the keys of [shape], which it will share. */
    private fun areKeysNew(shape: Shape): Boolean {
        if (!sharesKeyVectors) return false
        for (key in shape.keys) if (writtenKeys[key] >= 0) return false
        return true
    }

    private fun writeNewKeys(block: KeyBlock, shape: Shape) {
        keys.noteRun(shape, message.position, writtenKeys)
        shape.keyVector.place(writeBlock(block), block.width)
    }

    private fun writeOffsets(shape: Shape) {
        val furthest = writeKeys(shape)
        val width = message.narrowest(unsignedWidth(shape.size), furthest, (shape.size - 1) * mapStep + 1) { keyVectorWidth(shape, it) }
        message.align(width)
        val message = message
        message.reserve(shape.size + 1 shl width)
        writeInteger(message.bytes, message.size, shape.size, width)
        var at = message.size + (1 shl width)
        shape.keyVector.place(at, width)
        for (index in 0 until shape.size) {
            writeInteger(message.bytes, at, at - writtenKeys[shape.key(index)], width)
            at += 1 shl width
        }
        message.size = at
    }

    /** Writes those keys of [shape] that are not there yet or not shared, and returns where the one that is furthest back stands. */
    private fun writeKeys(shape: Shape): Int {
        var furthest = message.position
        for (index in 0 until shape.size) furthest = minOf(furthest, writeKey(shape.key(index)))
        return furthest
    }

    /** Returns where [key] stands, written now unless it is there and shared. */
    private fun writeKey(key: Int): Int {
        val known = writtenKeys[key]
        return if (known >= 0 && sharesKeys) known else keys.write(key, message).also { writtenKeys[key] = it }
    }

    /** Returns the narrowest width from [atLeast] on that holds the offset to each key. */
    private fun keyVectorWidth(shape: Shape, atLeast: Int): Int {
        var width = atLeast
        for (index in 0 until shape.size) {
            while (!message.reaches(writtenKeys[shape.key(index)], index * mapStep + 1, width)) width++
        }
        return width
    }

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
     * Returns the narrowest width that holds all values of the innermost container, from [start] on, and the offset to a [keyVector].
     *
     * Value number i is written as element [prefix] + i * [step] of the container, which begins at the next aligned byte.
     */
    private fun containerWidth(start: Int, prefix: Int, step: Int = 1, keyVector: Int = NOWHERE): Int {
        val count = stack.size - start
        val atLeast = maxOf(unsignedWidth(count), stack.scalarWidth)
        val furthest = minOf(stack.furthest, keyVector)
        if (furthest == NOWHERE) return atLeast
        return message.narrowest(atLeast, furthest, prefix + count * step) { offsetWidth(start, prefix, step, it) }
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
        message.reserve((count + (if (hasCount) 1 else 0) shl width) + (if (type == TypeCode.VECTOR) count else 0))
        if (hasCount) message.integer(count, width)
        pushElements(start, type, width, message.position, key, start)
    }

    /** Writes the values from [first] on and, unless the vector is typed, their types; replaces all from [start] on. */
    private fun pushElements(first: Int, type: Int, width: Int, position: Int, key: Int, start: Int) {
        val message = message
        val count = stack.size - first
        val hasTypes = type == TypeCode.MAP || type == TypeCode.VECTOR
        message.size = position + (count shl width) + (if (hasTypes) count else 0)
        elements.write(message.bytes, position, first, stack.size, width, if (hasTypes) position + (count shl width) else 0)
        stack.truncate(start)
        stack.pushWritten(packedType(type, width), position, key)
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
        bulk(TypeCode.FLOAT, end - start, width, key) { bytes, at -> writeFloats(bytes, at, values, start, end) }
    }

    override fun booleans(values: BooleanArray, start: Int, end: Int, key: Int) {
        val width = bulkWidth(0, 0, end - start)
        bulk(TypeCode.BOOL, end - start, width, key) { bytes, at -> writeBooleans(bytes, at, values, start, end, width) }
    }

    /** Returns the width of a bulk vector: what its values need, or in the reference profile what their type needs. */
    private fun bulkWidth(needed: Int, ofType: Int, count: Int): Int =
        maxOf(if (isReference) ofType else needed, unsignedWidth(count))

    private inline fun bulk(element: Int, count: Int, width: Int, key: Int, write: (bytes: ByteArray, at: Int) -> Unit) {
        if (count == 0 && !isReference) return pushVector(stack.size, TypeCode.VECTOR, 0, hasCount = true, key)
        val message = message
        message.size(count, width)
        message.reserve(count, width)
        val position = message.size
        write(message.bytes, position)
        message.size = position + (count shl width)
        stack.pushWritten(packedType(typedVectorOf(element), width), position, key)
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
        strings.clear()
        briefTexts.clear()
        findsBriefTexts = sharesStrings
        shapes.clear()
    }

    private companion object {
        /** Fields before the values of a map: key vector offset, key vector width, count. */
        const val MAP_PREFIX = 3
    }
}
