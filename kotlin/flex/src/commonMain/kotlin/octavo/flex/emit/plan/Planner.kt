package octavo.flex.emit.plan

import octavo.flex.TypeCode
import octavo.flex.emit.ByteStrings
import octavo.flex.emit.KeyTable
import octavo.flex.emit.MessageOutput
import octavo.flex.emit.elementOf
import octavo.flex.emit.isInline
import octavo.flex.emit.unsignedWidth

/**
 * Writes a recorded message in the fewest bytes it can find: the size profile, spec/flex.md.
 *
 * Children go before their container. For each container every width is tried and the cheapest taken; scalars that do
 * not fit it stand outside. What a narrow offset no longer reaches is written again.
 */
internal class Planner(
    private val tree: ValueTree,
    private val texts: ByteStrings,
    keys: KeyTable,
    compat: Boolean,
) {
    private val written = Written()
    private val scalars = IndirectScalars(written.scalars)
    private val containers = PlacedContainers()
    private val children = Children(tree, texts, scalars, compat)
    private val writer = PlanWriter(children, texts, keys, scalars, written)
    private val hoist = ScalarHoist(tree, scalars, writer, written, compat)
    private var best = ContainerPlan(children, texts, keys, written)
    private var candidate = ContainerPlan(children, texts, keys, written)
    private val output get() = written.output

    /** Writes the message of the one child of container [root]. */
    fun write(root: Int, output: MessageOutput) {
        written.output = output
        containers.reserve(tree.containerCount)
        try {
            writeRoot(tree.first(root))
        } finally {
            clear() // also after a message that did not fit: its positions mean nothing to the next
        }
    }

    private fun clear() {
        written.clear()
        scalars.clear()
        containers.clear()
    }

    private fun writeRoot(at: Int) {
        val type = tree.type(at)
        when {
            isInline(type) -> writeScalarRoot(type, at)
            isText(type) -> {
                val text = tree.bits[at].toInt()
                val width = if (type == TypeCode.KEY) 0 else unsignedWidth(texts.length(text))
                writeOffsetRoot(type, writer.writeText(type, text, width), width)
            }
            else -> {
                val container = tree.bits[at].toInt()
                writeContainer(container)
                writeOffsetRoot(type, containers.position(container), containers.width(container))
            }
        }
    }

    private fun writeScalarRoot(type: Int, at: Int) {
        val width = tree.width(at)
        output.scalar(type, tree.bits[at], width)
        writeRootType(type, width, width)
    }

    private fun writeOffsetRoot(type: Int, position: Int, width: Int) {
        var rootWidth = 0
        while (!output.reaches(position, 0, rootWidth)) rootWidth++
        output.align(rootWidth)
        output.offsetTo(position, rootWidth)
        writeRootType(type, width, rootWidth)
    }

    private fun writeRootType(type: Int, width: Int, rootWidth: Int) {
        output.integer((type shl 2 or width).toLong(), 0)
        output.integer(1L shl rootWidth, 0)
    }

    private fun writeContainer(container: Int) {
        if (tree.containerType(container) != TypeCode.MAP && tree.containerType(container) != TypeCode.VECTOR) {
            return writeTypedVector(container)
        }
        if (tree.nests(container)) writeNested(container)
        writePlanned(container)
    }

    private fun writeNested(container: Int) {
        if (isListOfMaps(container)) writeMaps(container) else writeContainers(tree.first(container), tree.end(container))
    }

    private fun writeContainers(start: Int, end: Int) {
        for (at in start until end) {
            if (!isInline(tree.type(at)) && !isText(tree.type(at))) writeContainer(tree.bits[at].toInt())
        }
    }

    private fun isListOfMaps(container: Int): Boolean {
        if (tree.containerType(container) == TypeCode.MAP || tree.count(container) < 2) return false
        for (at in tree.first(container) until tree.end(container)) if (tree.type(at) != TypeCode.MAP) return false
        return true
    }

    /** Writes sibling maps in chunks, so that the scalars hoisted for a chunk stay within its two-byte offsets. */
    private fun writeMaps(container: Int) {
        val chunk = chunkSize(tree.bits[tree.first(container)].toInt(), tree.count(container))
        for (start in tree.first(container) until tree.end(container) step chunk) {
            val end = minOf(start + chunk, tree.end(container))
            hoist.hoist(start, end)
            writeContainers(start, end)
        }
    }

    /** Returns how many maps like [map] to hoist for at once: all [count] when they have containers of their own. */
    private fun chunkSize(map: Int, count: Int): Int {
        if (tree.nests(map)) return count
        var wide = 0
        for (at in tree.first(map) until tree.end(map)) if (isInline(tree.type(at)) && isWide(at)) wide++
        val mapBytes = maxOf(16, 3 * tree.count(map) + 6 + 8 * wide)
        return maxOf(2, CHUNK_BYTES / mapBytes)
    }

    private fun isWide(at: Int): Boolean =
        tree.widthAs(if (tree.type(at) == TypeCode.UINT) TypeCode.INT else tree.type(at), at) >= 2

    private fun writePlanned(container: Int) {
        children.load(container, containers)
        val shape = tree.shape(container)
        var lowest = Long.MAX_VALUE
        for (width in TRIAL_ORDER) {
            // Of equal plans the narrowest is taken, whatever the order of trials.
            val limit = if (width == 0 && lowest < Long.MAX_VALUE) lowest + 1 else lowest
            if (candidate.tryWidth(width, shape, limit) && candidate.cost < limit) {
                lowest = candidate.cost
                candidate = best.also { best = candidate }
            }
        }
        containers.place(container, writer.write(best, shape), best.width)
    }

    private fun writeTypedVector(container: Int) {
        val type = tree.containerType(container)
        val count = tree.count(container)
        val isFixed = type in TypeCode.VECTOR_INT2..TypeCode.VECTOR_FLOAT4
        val element = elementOf(type)
        var width = if (isFixed) 0 else unsignedWidth(count)
        for (at in tree.first(container) until tree.end(container)) width = maxOf(width, tree.widthAs(element, at))
        output.align(width)
        if (!isFixed) output.integer(count.toLong(), width)
        containers.place(container, output.position, width)
        output.target.reserve(count shl width)
        for (at in tree.first(container) until tree.end(container)) output.scalar(element, tree.bits[at], width)
    }

    private companion object {
        /** Bytes of maps that share one hoisted block: little enough for two-byte offsets to reach back over it. */
        const val CHUNK_BYTES = 24_000

        /** Two bytes win most often, so that the other widths are given up early. */
        val TRIAL_ORDER = intArrayOf(1, 0, 2, 3)
    }
}
