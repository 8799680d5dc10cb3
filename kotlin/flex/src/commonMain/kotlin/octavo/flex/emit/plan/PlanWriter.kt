package octavo.flex.emit.plan

import octavo.flex.TypeCode
import octavo.flex.emit.ByteStrings
import octavo.flex.emit.KeyTable
import octavo.flex.emit.Shape
import octavo.flex.emit.isInline
import octavo.flex.emit.packedType
import octavo.flex.emit.writeInteger
import octavo.flex.emit.writeScalar

/** Writes a container as its plan says, in the plan's order. */
internal class PlanWriter(
    private val children: Children,
    private val texts: ByteStrings,
    private val keys: KeyTable,
    private val scalars: IndirectScalars,
    private val written: Written,
) {
    private val output get() = written.output

    /** Writes what [plan] needs and then the container; returns the position of its first value. */
    fun write(plan: ContainerPlan, shape: Shape?): Int {
        if (plan.writesTexts) writeTexts(plan)
        if (plan.writesScalars) writeScalars(plan)
        if (shape != null && plan.writesKeyVector) writeKeyVector(plan.keyVector, shape)
        output.align(plan.width)
        if (shape != null) {
            output.offsetTo(shape.keyVector.position, plan.width)
            output.integer(1L shl shape.keyVector.width, plan.width)
        }
        output.integer(children.count.toLong(), plan.width)
        val position = output.position
        output.target.reserve((children.count shl plan.width) + children.count)
        writeElements(plan, position)
        return position
    }

    /** Writes the values, from [position] on, and their types behind them. */
    private fun writeElements(plan: ContainerPlan, position: Int) {
        val bytes = output.target.bytes
        val width = plan.width
        val types = position + (children.count shl width)
        for (index in 0 until children.count) {
            val at = position + (index shl width)
            val type = children.types[index].toInt()
            if (children.isInline(index, width)) {
                writeScalar(bytes, at, type, children.values[index], width)
                bytes[types + index] = packedType(type, width).toByte()
            } else {
                writeInteger(bytes, at, (at - plan.positions[index]).toLong(), width)
                bytes[types + index] = offsetType(index, type).toByte()
            }
        }
        output.target.size = types + children.count
    }

    /** Returns the packed type of a child that is an offset. */
    private fun offsetType(index: Int, type: Int): Int =
        if (isInline(type)) indirect(scalars.packed(children.indirects[index])) else packedType(type, children.widths[index].toInt())

    private fun writeTexts(plan: ContainerPlan) {
        for (index in 0 until children.count) {
            val type = children.types[index].toInt()
            if (!isText(type)) continue
            val text = children.values[index].toInt()
            // An empty blob ends where it starts: only its written position tells that it is there already.
            if (written.texts[text] != plan.positions[index]) writeText(type, text, children.widths[index].toInt())
        }
    }

    /** Writes a string, blob or key and returns its position. */
    fun writeText(type: Int, text: Int, sizeWidth: Int): Int {
        val target = output.target
        if (type != TypeCode.KEY) {
            output.align(sizeWidth)
            output.integer(texts.length(text).toLong(), sizeWidth)
        }
        val position = output.position
        target.append(texts.arena.bytes, texts.position(text), texts.position(text) + texts.length(text))
        if (type != TypeCode.BLOB) target.append(0)
        written.texts[text] = position
        return position
    }

    private fun writeScalars(plan: ContainerPlan) {
        for (width in 3 downTo plan.width + 1) {
            if (!children.hasIndirect(width)) continue
            for (index in 0 until children.count) {
                if (children.isIndirect(index, plan.width) && children.indirectWidths[index].toInt() == width) {
                    if (plan.positions[index] >= output.position) writeScalar(children.indirects[index])
                }
            }
        }
    }

    /** Writes a scalar outside its container. */
    fun writeScalar(scalar: Int) {
        val packed = scalars.packed(scalar)
        output.align(packed and 3)
        scalars.positions[scalar] = output.position
        output.scalar(packed ushr 2, scalars.bits(scalar), packed and 3)
    }

    private fun writeKeyVector(plan: KeyVectorPlan, shape: Shape) {
        for (index in 0 until shape.size) {
            if (plan.keyPositions[index] >= output.position) writeKey(shape.key(index))
        }
        output.align(plan.width)
        output.integer(shape.size.toLong(), plan.width)
        shape.keyVector.place(output.position, plan.width)
        for (index in 0 until shape.size) output.offsetTo(plan.keyPositions[index], plan.width)
    }

    private fun writeKey(key: Int) {
        written.keys[key] = keys.write(key, output.target)
    }

    private fun indirect(packed: Int): Int = packedType((packed ushr 2) - TypeCode.INT + TypeCode.INDIRECT_INT, packed and 3)
}
