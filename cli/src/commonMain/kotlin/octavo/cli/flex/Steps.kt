package octavo.cli.flex

import octavo.core.MalformedException
import octavo.flex.FlexMap
import octavo.flex.FlexType
import octavo.flex.FlexValue

/**
 * Bounds walks over messages of [byteCount] bytes together, about as the JSON export bounds the length of its text.
 *
 * Shared containers may hold shared ones, so a short message can have 2^depth values; a long string can be shared by all.
 */
internal class Steps(byteCount: Long) {
    private var left = MIN_COST + byteCount * MAX_COST_PER_BYTE

    /** Counts [value] and the [keyLength] of its name, but not what is in it; throws [MalformedException] when there was too much. */
    fun take(value: FlexValue, keyLength: Int = 0): Unit = take(contentBytes(value) + keyLength, value.offset)

    /** Counts a value of [byteCount] bytes at [offset]; throws [MalformedException] when there was too much. */
    fun take(byteCount: Int, offset: Long) {
        left -= VALUE_COST + byteCount
        if (left < 0) throw MalformedException("a message that is not much longer unfolded", "values shared again and again", offset)
    }

    /** Counts [value], the [keyLength] of its name and all that is in it. */
    fun takeAll(value: FlexValue, keyLength: Int = 0) {
        take(value, keyLength)
        when {
            value.type == FlexType.MAP -> takeEntries(value.map)
            value.type.isVector -> value.vector.let { for (index in 0 until it.size) takeAll(it[index]) }
        }
    }

    private fun takeEntries(map: FlexMap) {
        for (index in 0 until map.size) takeAll(map.valueAt(index), map.keyAt(index).byteCount)
    }

    private fun contentBytes(value: FlexValue): Int = when {
        value.type.isText -> value.text.byteCount
        value.type == FlexType.BLOB -> value.blob.size
        else -> 0
    }

    private companion object {
        const val VALUE_COST = 16
        const val MAX_COST_PER_BYTE = 1024
        const val MIN_COST = 1L shl 20
    }
}
