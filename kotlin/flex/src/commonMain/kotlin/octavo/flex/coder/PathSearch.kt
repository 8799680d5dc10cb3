package octavo.flex.coder

import octavo.core.Limits
import octavo.core.OctavoException
import octavo.core.Utf8
import octavo.flex.FlexBytes
import octavo.flex.FlexType
import octavo.flex.JsonPointer
import octavo.flex.TypeCode

/**
 * Finds where in a message something stands, when an error has to say so: decoding itself carries no paths.
 *
 * Walks from the root until it meets the place; gives up, with null, in a message too tangled to walk.
 */
internal class PathSearch(private val bytes: ByteArray, private val start: Int, private val end: Int) {
    /** How many slots may still be visited: values may be shared over and over. */
    private var visits = MAX_VISITS

    /** Returns the path of the value in the slot at [at], or null. */
    fun toSlot(at: Int): String? = search { slot, _, _ -> slot == at }

    /** Returns the path of the container whose first element stands at [base], or null. */
    fun toContainer(base: Int): String? = search { slot, width, type ->
        (type ushr 2 == TypeCode.MAP || isVector(type)) && target(bytes, start, slot, width) == base
    }

    private fun search(isFound: (at: Int, width: Int, packedType: Int) -> Boolean): String? = try {
        val width = FlexBytes.rootWidth(bytes, end)
        below(FlexBytes.rootAt(bytes, end), width, FlexBytes.rootType(bytes, end), 0, isFound)
    } catch (_: OctavoException) {
        null // the walk met another fault, before the one that it is for
    }

    private fun below(at: Int, width: Int, type: Int, depth: Int, isFound: (Int, Int, Int) -> Boolean): String? {
        if (isFound(at, width, type)) return ""
        if (visits-- == 0 || depth == Limits.MAX_SUPPORTED_DEPTH) return null
        val isMap = type ushr 2 == TypeCode.MAP
        if (!isMap && !isVector(type)) return null
        val base = target(bytes, start, at, width)
        val own = FlexBytes.widthOf(type)
        val size = if (isMap) {
            mapSize(
                bytes,
                start,
                end,
                base,
                own,
            )
        } else {
            vectorSize(bytes, vectorBase(bytes, start, end, at, width, type), type)
        }
        val element = if (isMap) -1 else elementType(type)
        for (index in 0 until size) {
            val elementType = if (element >= 0) element else FlexBytes.elementType(bytes, base, own, size, index)
            val rest = below(base + index * own, own, elementType, depth + 1, isFound) ?: if (visits < 0) return null else continue
            return (if (isMap) JsonPointer.step(keyAt(base, own, size, index)) else "/$index") + rest
        }
        return null
    }

    private fun keyAt(base: Int, width: Int, size: Int, index: Int): String {
        val keys = keysOf(bytes, start, end, base, width, size)
        val keysWidth = FlexBytes.keysWidth(bytes, base, width)
        val from = target(bytes, start, keys + index * keysWidth, keysWidth)
        return Utf8.decode(bytes, from, keyEnd(bytes, start, end, from))
    }

    private companion object {
        const val MAX_VISITS = 1_000_000
    }
}

/** Names the kind of a value for an error. */
internal fun kindName(packedType: Int): String = FlexType.of(packedType ushr 2)?.name ?: "the reserved type ${packedType ushr 2}"
