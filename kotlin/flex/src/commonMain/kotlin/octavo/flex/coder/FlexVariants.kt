package octavo.flex.coder

import octavo.core.equalBytes
import octavo.flex.FlexBytes

/** The [names] of the subclasses of a sealed type; each of its maps has one of them under [key]. */
public class FlexVariants(key: String, private vararg val names: String) {
    private val shape = FlexShape(key)
    private val utf8 = Array(names.size) { names[it].encodeToByteArray() }

    /** Returns the number of the subclass that the map in a slot names; throws MismatchException for a missing or unknown name. */
    public fun indexOf(from: FlexReader, at: Int, width: Int, packedType: Int): Int {
        val base = from.startStruct(at, width, packedType)
        val variant = from.property(shape, 0, base, FlexBytes.widthOf(packedType)) { slot, own, type -> named(from, slot, own, type) }
        from.endStruct()
        return variant
    }

    private fun named(from: FlexReader, at: Int, width: Int, packedType: Int): Int {
        val variant = textOf(from.bytes, from.start, from.end, at, width, packedType) { start, end -> find(from.bytes, start, end) }
        if (variant < 0) throw from.mismatch("a name of ${names.joinToString("|")}", "\"${from.string(at, width, packedType)}\"", at)
        return variant
    }

    private fun find(bytes: ByteArray, start: Int, end: Int): Int =
        utf8.indexOfFirst { it.size == end - start && equalBytes(bytes, start, it, 0, it.size) }
}
