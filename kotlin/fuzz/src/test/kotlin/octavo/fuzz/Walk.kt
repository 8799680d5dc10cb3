package octavo.fuzz

import octavo.core.OctavoException
import octavo.flex.FlexMap
import octavo.flex.FlexType
import octavo.flex.FlexValue
import octavo.flex.FlexVector

/**
 * Calls every reader function on every value it reaches, and lets pass nothing but Octavo's own exceptions.
 *
 * Messages that were not verified may loop or share without end, so the walk stops after [MAX_STEPS] values.
 */
internal class Walk {
    private var steps = 0

    fun value(value: FlexValue, depth: Int = 0) {
        if (depth == MAX_DEPTH || ++steps > MAX_STEPS) return
        for (read in SCALAR_READS) attempt { read(value) }
        attempt { map(value.map, depth) }
        attempt { if (value.type != FlexType.MAP) vector(value.vector, depth) }
    }

    private fun map(map: FlexMap, depth: Int) {
        attempt { map["name"] }
        for (index in 0 until map.size) {
            if (steps > MAX_STEPS) return
            attempt { map[map.keyAt(index).toString()] }
            attempt { value(map.valueAt(index), depth + 1) }
        }
    }

    private fun vector(vector: FlexVector, depth: Int) {
        attempt { vector.toLongArray() }
        attempt { vector.toDoubleArray() }
        for (index in 0 until vector.size) {
            if (steps > MAX_STEPS) return
            attempt { value(vector[index], depth + 1) }
        }
    }

    private fun attempt(read: () -> Unit) {
        try {
            read()
        } catch (_: OctavoException) {
            // the answer hostile bytes should get
        }
    }

    private companion object {
        const val MAX_DEPTH = 70
        const val MAX_STEPS = 2_000
        val SCALAR_READS = listOf<(FlexValue) -> Any?>(
            { it.asLong() },
            { it.asULong() },
            { it.asDouble() },
            { it.asBoolean() },
            { it.asString() },
            { it.asBlob().toByteArray() },
            { it.asMap() },
            { it.asVector() },
            { it.long },
            { it.int },
            { it.uLong },
            { it.double },
            { it.boolean },
            { it.string },
            { it.text.hashCode() },
            { it.blob.toByteArray() },
            { it.path },
        )
    }
}
