package octavo.flex.coder

import octavo.core.OctavoException
import octavo.core.indexOfZero
import octavo.flex.FlexBytes
import octavo.flex.FlexType
import octavo.flex.JsonPointer
import octavo.flex.PositionMap
import octavo.flex.TypeCode

/**
 * Finds where in a message something stands, when an error has to say so: decoding itself carries no paths.
 *
 * Walks from the root until it meets the place; gives up, with null, in a message too tangled or too deep to walk.
 */
internal class PathSearch(private val bytes: ByteArray, private val start: Int, private val end: Int) {
    /** Says whether what stands in a slot is looked for. */
    private fun interface Wanted {
        operator fun invoke(at: Int, width: Int, packedType: Int): Boolean
    }

    /** How many slots may still be visited: values may be shared over and over. */
    private var visits = MAX_VISITS

    /** The first containers that have been looked into, by base and type: what is shared, or has itself inside, has nothing new. */
    private val searched = PositionMap<Unit>()
    private var searchedCount = 0

    /** The steps to the value that was found, the last one first. */
    private val steps = ArrayList<String>()

    /** Returns the path of the value in the slot at [at], or null. */
    fun toSlot(at: Int): String? = search { slot, _, _ -> slot == at }

    /** Returns the path of the container whose first element stands at [base], or null. */
    fun toContainer(base: Int): String? = search { slot, width, type ->
        (type ushr 2 == TypeCode.MAP || isVector(type)) && target(bytes, start, slot, width) == base
    }

    /** Returns the path of the value in which malformed bytes were met at [offset], or null. */
    fun toFault(offset: Long): String? {
        val place = (start + offset).toInt()
        val keyStarts = startOfKey(place)..place
        return search { at, width, type -> isSurelyAt(place, keyStarts, at, width, type) }
    }

    /** Returns where the longest key would begin that has [place] inside, as keys may lie in each other; [place] if none has. */
    private fun startOfKey(place: Int): Int {
        if (place !in start until end || indexOfZero(bytes, place, end) == end) return place
        var from = place
        while (from > start && bytes[from - 1] != 0.toByte()) from--
        return from
    }

    /** What has another fault, in a key say, may have the wanted one inside. */
    private fun isSurelyAt(place: Int, keyStarts: IntRange, at: Int, width: Int, type: Int): Boolean = try {
        isAt(place, keyStarts, at, width, type)
    } catch (_: OctavoException) {
        pass()
    }

    /** Passes over a fault: to make an error takes as long as many visits do. */
    private fun pass(): Boolean {
        visits -= VISITS_OF_FAULT
        return false
    }

    /** Says whether a fault at [place] is that of the value in the slot at [at]: of its slot, its bytes, or the keys that it has as a map. */
    private fun isAt(place: Int, keyStarts: IntRange, at: Int, width: Int, type: Int): Boolean {
        if (place == at) return true
        val code = type ushr 2
        if (code == TypeCode.NULL || isScalar(code)) return false
        val base = target(bytes, start, at, width)
        if (place in base - FlexBytes.widthOf(type)..base) return true
        return when (code) {
            TypeCode.STRING -> place in base until base + stringSize(bytes, start, end, base, type)
            TypeCode.KEY -> base in keyStarts
            TypeCode.MAP -> isInKeys(place, keyStarts, base, FlexBytes.widthOf(type))
            else -> false
        }
    }

    private fun isScalar(code: Int): Boolean = code in TypeCode.INT..TypeCode.FLOAT || code == TypeCode.BOOL

    private fun isInKeys(place: Int, keyStarts: IntRange, base: Int, width: Int): Boolean {
        if (place in base - 3 * width until base) return true
        val size = mapSize(bytes, start, end, base, width)
        val keysWidth = FlexBytes.keysWidth(bytes, base, width)
        val keys = target(bytes, start, base - 3 * width, width)
        if (place in keys - keysWidth until keys + size * keysWidth) return true
        keysOf(bytes, start, end, base, width, size)
        visits -= size
        return (0 until size).any { target(bytes, start, keys + it * keysWidth, keysWidth) in keyStarts }
    }

    private fun search(isFound: Wanted): String? {
        val width = FlexBytes.rootWidth(bytes, end)
        val isThere = below(FlexBytes.rootAt(bytes, end), width, FlexBytes.rootType(bytes, end), 0, isFound)
        return if (isThere) steps.asReversed().joinToString("") else null
    }

    private fun below(at: Int, width: Int, type: Int, depth: Int, isFound: Wanted): Boolean = try {
        isThere(at, width, type, depth, isFound)
    } catch (_: OctavoException) {
        pass() // it may be of what nobody has asked for: the search goes on behind it
    }

    /** Says whether the value is in the slot at [at], or below it: then its steps are known. */
    private fun isThere(at: Int, width: Int, type: Int, depth: Int, isFound: Wanted): Boolean {
        if (isFound(at, width, type)) return true
        if (visits-- <= 0 || depth == MAX_DEPTH) return false
        val isMap = type ushr 2 == TypeCode.MAP
        if (!isMap && !isVector(type)) return false
        val base = target(bytes, start, at, width)
        if (!isNew(base.toLong() shl Byte.SIZE_BITS or type.toLong())) return false
        val own = FlexBytes.widthOf(type)
        val size =
            if (isMap) mapSize(bytes, start, end, base, own) else vectorSize(bytes, vectorBase(bytes, start, end, at, width, type), type)
        val element = if (isMap) -1 else elementType(type)
        for (index in 0 until size) {
            val elementType = if (element >= 0) element else FlexBytes.elementType(bytes, base, own, size, index)
            if (below(base + index * own, own, elementType, depth + 1, isFound)) {
                steps += if (isMap) step(base, own, size, index) else "/$index"
                return true
            }
            if (visits < 0) return false
        }
        return false
    }

    private fun isNew(container: Long): Boolean {
        if (searched[container] != null) return false
        if (searchedCount++ < MAX_SEARCHED) searched[container] = Unit
        return true
    }

    private fun step(base: Int, width: Int, size: Int, index: Int): String = try {
        JsonPointer.step(keyAt(base, width, size, index))
    } catch (_: OctavoException) {
        "/…" // the keys are at fault
    }

    private fun keyAt(base: Int, width: Int, size: Int, index: Int): String {
        val keys = keysOf(bytes, start, end, base, width, size)
        val keysWidth = FlexBytes.keysWidth(bytes, base, width)
        val from = target(bytes, start, keys + index * keysWidth, keysWidth)
        val to = keyEnd(bytes, start, end, from)
        return if (to - from > JsonPointer.MAX_KEY_BYTES) "…" else utf8Of(bytes, start, from, to)
    }

    private companion object {
        const val MAX_VISITS = 1_000_000
        const val VISITS_OF_FAULT = 256

        /** Containers that are remembered, in some 2 MB: that others are shared takes visits alone. */
        const val MAX_SEARCHED = 1 shl 16

        /** Containers inside one another that are searched: a search takes some of the thread's stack for each. */
        const val MAX_DEPTH = 100
    }
}

/** Names the kind of a value for an error. */
internal fun kindName(packedType: Int): String = FlexType.of(packedType ushr 2)?.name ?: "the reserved type ${packedType ushr 2}"
