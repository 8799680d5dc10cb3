package octavo.flex.emit.plan

import octavo.flex.TypeCode
import octavo.flex.emit.ByteStrings
import octavo.flex.emit.KeyTable
import octavo.flex.emit.Shape
import octavo.flex.emit.ShapeTable
import octavo.flex.emit.isInline
import octavo.flex.emit.packedType
import octavo.flex.emit.writeInteger
import octavo.flex.emit.writeScalar

/** Writes a container as its plan says, in the plan's order. */
internal class PlanWriter(
    private val children: Children,
    private val texts: ByteStrings,
    private val keys: KeyTable,
    private val shapes: ShapeTable,
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
        output.target.size = writeTypes(plan, writeValues(plan, position))
        return position
    }

    private fun writeValues(plan: ContainerPlan, position: Int): Int {
        val bytes = output.target.bytes
        var at = position
        for (index in 0 until children.count) {
            if (children.isInline(index, plan.width)) {
                writeScalar(bytes, at, children.types[index].toInt(), children.values[index], plan.width)
            } else {
                writeInteger(bytes, at, (at - plan.target(index)).toLong(), plan.width)
            }
            at += 1 shl plan.width
        }
        return at
    }

    private fun writeTypes(plan: ContainerPlan, position: Int): Int {
        for (index in 0 until children.count) output.target.bytes[position + index] = packed(plan, index).toByte()
        return position + children.count
    }

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
        shapes.place(shape, output.position, plan.width)
        for (index in 0 until shape.size) output.offsetTo(plan.keyPositions[index], plan.width)
    }

    private fun writeKey(key: Int) {
        written.keys[key] = keys.write(key, output.target)
    }

    private fun packed(plan: ContainerPlan, index: Int): Int {
        val type = children.types[index].toInt()
        return when {
            children.isIndirect(index, plan.width) -> indirect(scalars.packed(children.indirects[index]))
            isInline(type) -> packedType(type, plan.width)
            else -> packedType(type, children.widths[index].toInt())
        }
    }

    private fun indirect(packed: Int): Int = packedType((packed ushr 2) - TypeCode.INT + TypeCode.INDIRECT_INT, packed and 3)
}
