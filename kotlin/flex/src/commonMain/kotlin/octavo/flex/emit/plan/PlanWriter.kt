package octavo.flex.emit.plan

import octavo.core.double
import octavo.core.int
import octavo.core.writeIntLe
import octavo.core.writeLongLe
import octavo.core.writeShortLe
import octavo.core.writeWordLe
import octavo.flex.TypeCode
import octavo.flex.emit.Elements
import octavo.flex.emit.KeyBlock
import octavo.flex.emit.KeyTable
import octavo.flex.emit.Shape
import octavo.flex.emit.TextTable
import octavo.flex.emit.isInline
import octavo.flex.emit.packedType
import octavo.flex.emit.typeOf
import octavo.flex.emit.widthOf

/** Writes a container as its plan says, in the plan's order. */
internal class PlanWriter(
    private val tree: ValueTree,
    private val children: Children,
    private val texts: TextTable,
    private val keys: KeyTable,
    private val scalars: IndirectScalars,
    private val written: Written,
) {
    private val elements = Elements(tree)
    private val output get() = written.output

    /** Writes what [plan] needs and then the container; returns the position of its first value. */
    fun write(plan: ContainerPlan): Int {
        val shape = children.shape
        if (plan.isSettled) writeNewTexts()
        for (place in 0 until plan.newTexts) writeText(plan.newChildren[place])
        for (place in plan.newTexts until plan.newCount) writeScalar(children.entries[plan.newChildren[place]])
        if (shape != null && plan.writesKeyVector) writeKeyVector(plan.keyVector, shape)
        output.align(plan.width)
        output.reserve(children.containerBytes(plan.width).toInt())
        val position = output.position + (children.prefix shl plan.width)
        when (plan.width) {
            0 -> writeNarrow(plan, position, 0) { bytes, at, value -> bytes[at] = value.toByte() }
            1 -> writeNarrow(plan, position, 1) { bytes, at, value -> bytes.writeShortLe(at, value.toShort()) }
            2 -> writeNarrow(plan, position, 2) { bytes, at, value -> bytes.writeIntLe(at, value) }
            else -> writeWide(plan, position)
        }
        output.size = position + (children.count shl plan.width) + children.count
        return position
    }

    /** Writes the fields before the values, which begin at [position]; each goes through [write]. */
    private inline fun writePrefix(position: Int, width: Int, write: (at: Int, value: Int) -> Unit) {
        val shape = children.shape
        if (shape != null) {
            val at = position - (3 shl width)
            write(at, at - shape.keyVector.position)
            write(at + (1 shl width), 1 shl shape.keyVector.width)
        }
        write(position - (1 shl width), children.count)
    }

    /** Writes the values, the first at [position], with the fields before and the types behind them; a value or offset goes through [write]. */
    private inline fun writeNarrow(plan: ContainerPlan, position: Int, width: Int, write: (bytes: ByteArray, at: Int, value: Int) -> Unit) {
        val bytes = output.bytes
        val positions = plan.positions
        writePrefix(position, width) { at, value -> write(bytes, at, value) }
        var at = position
        var typeAt = position + (children.count shl width)
        for (index in 0 until children.count) {
            val child = children.first + index
            val packed = tree.packed(child)
            if (isInline(typeOf(packed)) && widthOf(packed) <= width) {
                write(bytes, at, if (width == 2 && typeOf(packed) == TypeCode.FLOAT) floatBits(child) else tree.bits.int(child))
                bytes[typeAt++] = packedType(typeOf(packed), width).toByte()
            } else {
                write(bytes, at, at - positions[index])
                bytes[typeAt++] = tree.offsetType(child).toByte()
            }
            at += 1 shl width
        }
    }

    private fun floatBits(child: Int): Int = tree.bits.double(child).toFloat().toRawBits()

    /** Writes the values of 8 bytes: nothing stands outside for its width. */
    private fun writeWide(plan: ContainerPlan, position: Int) {
        val bytes = output.bytes
        writePrefix(position, 3) { at, value -> bytes.writeLongLe(at, value.toLong()) }
        val types = position + (children.count shl 3)
        for (index in 0 until children.count) {
            val child = children.first + index
            val packed = tree.packed(child)
            val at = position + (index shl 3)
            if (isInline(typeOf(packed))) bytes.writeWordLe(at, tree.bits, child) else bytes.writeLongLe(at, at - plan.positions[index])
            bytes[types + index] = (if (isInline(typeOf(packed))) packedType(typeOf(packed), 3) else packed).toByte()
        }
    }

    /** Writes the [count] children from [first] on, which have no types behind them, and returns the position of the first. */
    fun writeTyped(first: Int, count: Int, width: Int): Int {
        val output = output
        val position = output.size
        output.reserve(count, width)
        elements.write(output.bytes, position, first, first + count, width)
        output.size = position + (count shl width)
        return position
    }

    private fun writeNewTexts() {
        for (place in 0 until children.newTextCount) {
            val index = children.newTexts[place]
            children.placeText(index, writeText(index))
        }
        children.placeRepeats()
    }

    private fun writeText(index: Int): Int = writeText(tree.packed(children.first + index), children.entries[index])

    /** Writes a string, blob or key and returns its position. */
    fun writeText(packed: Int, text: Int): Int {
        val output = output
        if (typeOf(packed) != TypeCode.KEY) output.size(texts.length(text), widthOf(packed))
        val position = output.position
        output.append(texts.arena.bytes, texts.position(text), texts.position(text) + texts.length(text))
        if (typeOf(packed) != TypeCode.BLOB) output.append(0)
        if (texts.isRepeated(text)) written.texts[text] = position
        return position
    }

    /** Writes a scalar outside its container. */
    fun writeScalar(scalar: Int) {
        val packed = scalars.packed(scalar)
        scalars.positions[scalar] = output.indirect(typeOf(packed), scalars.bits(scalar), widthOf(packed))
    }

    private fun writeKeyVector(plan: KeyVectorPlan, shape: Shape) {
        val block = plan.block
        if (block != null) return writeNewKeys(block, shape)
        for (index in 0 until shape.size) {
            if (plan.keyPositions[index] >= output.position) writeKey(shape.key(index))
        }
        output.size(shape.size, plan.width)
        shape.keyVector.place(output.position, plan.width)
        for (index in 0 until shape.size) output.offsetTo(plan.keyPositions[index], plan.width)
    }

    private fun writeNewKeys(block: KeyBlock, shape: Shape) {
        keys.noteRun(shape, output.position, written.keys)
        shape.keyVector.place(output.position + block.vectorAt, block.width)
        output.append(block.bytes, 0, block.bytes.size)
    }

    private fun writeKey(key: Int) {
        written.keys[key] = keys.write(key, output)
    }
}
