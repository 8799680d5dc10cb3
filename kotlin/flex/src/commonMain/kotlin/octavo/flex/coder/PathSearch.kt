package octavo.flex.coder

import octavo.core.OctavoException
import octavo.core.Utf8
import octavo.flex.FlexBytes
import octavo.flex.FlexType
import octavo.flex.JsonPointer
import octavo.flex.TypeCode

/**
 * Finds where in a message something stands, when an error has to say so: decoding itself carries no paths.
 *
 * Walks from the root until it meets the place; gives up, with null, in a message too tangled or too deep to walk.
 */
internal class PathSearch(private val bytes: ByteArray, private val start: Int, private val end: Int) {
    /** How many slots may still be visited: values may be shared over and over. */
    private var visits = MAX_VISITS

    /** The steps to the value that was found, the last one first. */
    private val steps = ArrayList<String>()

    /** Returns the path of the value in the slot at [at], or null. */
    fun toSlot(at: Int): String? = search { slot, _, _ -> slot == at }

    /** Returns the path of the container whose first element stands at [base], or null. */
    fun toContainer(base: Int): String? = search { slot, width, type ->
        (type ushr 2 == TypeCode.MAP || isVector(type)) && target(bytes, start, slot, width) == base
    }

    private fun search(isFound: (at: Int, width: Int, packedType: Int) -> Boolean): String? = try {
        val width = FlexBytes.rootWidth(bytes, end)
        val isThere = below(FlexBytes.rootAt(bytes, end), width, FlexBytes.rootType(bytes, end), 0, isFound)
        if (isThere) steps.asReversed().joinToString("") else null
    } catch (_: OctavoException) {
        null // the walk met another fault, before the one that it is for
    }

    /** Says whether the value is in the slot at [at], or below it: then its steps are known. */
    private fun below(at: Int, width: Int, type: Int, depth: Int, isFound: (Int, Int, Int) -> Boolean): Boolean {
        if (isFound(at, width, type)) return true
        if (visits-- == 0 || depth == MAX_DEPTH) return false
        val isMap = type ushr 2 == TypeCode.MAP
        if (!isMap && !isVector(type)) return false
        val base = target(bytes, start, at, width)
        val own = FlexBytes.widthOf(type)
        val size =
            if (isMap) mapSize(bytes, start, end, base, own) else vectorSize(bytes, vectorBase(bytes, start, end, at, width, type), type)
        val element = if (isMap) -1 else elementType(type)
        for (index in 0 until size) {
            val elementType = if (element >= 0) element else FlexBytes.elementType(bytes, base, own, size, index)
            if (below(base + index * own, own, elementType, depth + 1, isFound)) {
                steps += if (isMap) JsonPointer.step(keyAt(base, own, size, index)) else "/$index"
                return true
            }
            if (visits < 0) return false
        }
        return false
    }

    private fun keyAt(base: Int, width: Int, size: Int, index: Int): String {
        val keys = keysOf(bytes, start, end, base, width, size)
        val keysWidth = FlexBytes.keysWidth(bytes, base, width)
        val from = target(bytes, start, keys + index * keysWidth, keysWidth)
        val to = keyEnd(bytes, start, end, from)
        return if (to - from > JsonPointer.MAX_KEY_BYTES) "…" else Utf8.decode(bytes, from, to)
    }

    private companion object {
        const val MAX_VISITS = 1_000_000

        /** Containers inside one another that are searched: a search takes some of the thread's stack for each. */
        const val MAX_DEPTH = 100
    }
}

/** Names the kind of a value for an error. */
internal fun kindName(packedType: Int): String = FlexType.of(packedType ushr 2)?.name ?: "the reserved type ${packedType ushr 2}"
