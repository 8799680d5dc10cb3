package octavo.flex.emit.plan

import octavo.core.int
import octavo.flex.TypeCode
import octavo.flex.emit.KeyTable
import octavo.flex.emit.MessageOutput
import octavo.flex.emit.TextTable
import octavo.flex.emit.elementOf
import octavo.flex.emit.isInline
import octavo.flex.emit.packedType
import octavo.flex.emit.unsignedWidth

/**
 * Writes a recorded message in the fewest bytes it can find: the size profile, spec/flex.md.
 *
 * Children go before their container. For each container every width is tried and the cheapest taken; scalars that do
 * not fit it stand outside. What a narrow offset no longer reaches is written again.
 */
internal class Planner(
    private val tree: ValueTree,
    private val texts: TextTable,
    keys: KeyTable,
    compat: Boolean,
    output: MessageOutput,
) {
    private val written = Written(output)
    private val scalars = IndirectScalars(written.scalars)
    private val children = Children(tree, texts, keys, scalars, written, compat)
    private val writer = PlanWriter(tree, children, texts, keys, scalars, written)
    private val hoist = ScalarHoist(tree, scalars, writer, written)
    private val twoByteMap = TwoByteMap(tree, written)
    private val hoistedMaps = HoistedMaps(tree, scalars, twoByteMap)
    private val stringMaps = StringMaps(tree, texts, scalars, written, twoByteMap)
    private var best = ContainerPlan(tree, children, texts, keys, written)
    private var candidate = ContainerPlan(tree, children, texts, keys, written)

    private val leastCosts = children.leastCosts

    /** What each width costs at least. */
    private val least = LongArray(4)

    /** What the best plan costs of the container that is being written. */
    private var lowest = 0L

    /** Where messages go. */
    var output: MessageOutput
        get() = written.output
        set(value) {
            written.output = value
        }

    /** Writes the message of the one child of container [root]. */
    fun write(root: Int) {
        try {
            writeRoot(tree.first(root))
        } finally {
            clear() // also after a message that did not fit: its positions mean nothing to the next
        }
    }

    private fun clear() {
        written.clear()
        scalars.clear()
        children.clear()
    }

    private fun writeRoot(at: Int) {
        val type = tree.type(at)
        when {
            isInline(type) -> writeScalarRoot(type, at)
            isText(type) -> writeOffsetRoot(tree.packed(at), writer.writeText(tree.packed(at), tree.bits.int(at)))
            else -> {
                writeContainer(at)
                writeOffsetRoot(tree.packed(at), tree.bits.int(at))
            }
        }
    }

    private fun writeScalarRoot(type: Int, at: Int) {
        val width = tree.width(at)
        output.scalar(type, tree.bits[at], width)
        output.rootType(tree.packed(at), width)
    }

    private fun writeOffsetRoot(packed: Int, position: Int) {
        var rootWidth = 0
        while (!output.reaches(position, 0, rootWidth)) rootWidth++
        output.align(rootWidth)
        output.offsetTo(position, rootWidth)
        output.rootType(packed, rootWidth)
    }

    /** Writes the container that is the child at [at], and notes there where it stands. */
    private fun writeContainer(at: Int) {
        val container = tree.bits.int(at)
        val type = tree.containerType(container)
        if (type != TypeCode.MAP && type != TypeCode.VECTOR) return writeTypedVector(container, at)
        if (tree.nests(container)) writeNested(container)
        writePlanned(container, at)
    }

    private fun writeNested(container: Int) {
        if (isListOfMaps(container)) writeMaps(container) else writeContainers(tree.first(container), tree.end(container))
    }

    private fun writeContainers(start: Int, end: Int) {
        for (at in start until end) if (!isInline(tree.type(at)) && !isText(tree.type(at))) writeContainer(at)
    }

    private fun isListOfMaps(container: Int): Boolean {
        if (tree.containerType(container) == TypeCode.MAP || tree.count(container) < 2) return false
        for (at in tree.first(container) until tree.end(container)) if (tree.type(at) != TypeCode.MAP) return false
        return true
    }

    /** Writes sibling maps in chunks, so that the scalars hoisted for a chunk stay within its two-byte offsets. */
    private fun writeMaps(container: Int) {
        val chunk = chunkSize(tree.bits.int(tree.first(container)), tree.count(container))
        for (start in tree.first(container) until tree.end(container) step chunk) {
            val end = minOf(start + chunk, tree.end(container))
            hoist.hoist(start, end)
            for (at in start until end) if (!writeUnplanned(at)) writeContainer(at)
        }
    }

    private fun writeUnplanned(at: Int): Boolean {
        val map = tree.bits.int(at)
        if (tree.nests(map)) return false
        return if (tree.hasOffsets(map)) stringMaps.write(at) else hoist.pays(map, 3) && hoistedMaps.write(at)
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

    private fun writePlanned(container: Int, at: Int) {
        children.load(container)
        if (best.settle()) planBelow() else planAll()
        tree.place(at, writer.write(best), packedType(tree.containerType(container), best.width))
    }

    /** Plans with widths narrower than the one that is settled: wider ones cost more. */
    private fun planBelow() {
        lowest = best.cost
        if (best.width > 0) tryWidths(best.width - 1)
    }

    private fun planAll() {
        lowest = Long.MAX_VALUE
        tryWidths(children.widest)
    }

    /** Plans with widths up to [widest], first with the one that costs least at least: the others are then seldom tried. */
    private fun tryWidths(widest: Int) {
        for (width in 0..widest) least[width] = leastCosts.of(width, limit(width))
        var likeliest = minOf(1, widest)
        for (width in 0..widest) if (least[width] < least[likeliest]) likeliest = width
        tryIfCheap(likeliest)
        for (width in 0..widest) if (width != likeliest) tryIfCheap(width)
    }

    private fun tryIfCheap(width: Int) {
        if (least[width] < limit(width)) tryWidth(width)
    }

    /** Plans with [width] and keeps the plan if it is the best so far. */
    private fun tryWidth(width: Int) {
        if (!candidate.tryWidth(width, limit(width))) return
        lowest = candidate.cost
        candidate = best.also { best = candidate }
    }

    /** Returns what a plan of [width] must stay below: of equal ones the narrowest is best, in whatever order they come. */
    private fun limit(width: Int): Long = if (lowest < Long.MAX_VALUE && width < best.width) lowest + 1 else lowest

    private fun writeTypedVector(container: Int, at: Int) {
        val type = tree.containerType(container)
        val count = tree.count(container)
        val isFixed = type in TypeCode.VECTOR_INT2..TypeCode.VECTOR_FLOAT4
        val element = elementOf(type)
        var width = if (isFixed) 0 else unsignedWidth(count)
        for (child in tree.first(container) until tree.end(container)) width = maxOf(width, tree.widthAs(element, child))
        output.align(width)
        if (!isFixed) output.integer(count, width)
        tree.place(at, writer.writeTyped(tree.first(container), count, width), packedType(type, width))
    }

    private companion object {
        /** Bytes of maps that share one hoisted block: little enough for two-byte offsets to reach back over it. */
        const val CHUNK_BYTES = 24_000
    }
}
