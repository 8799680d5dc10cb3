package octavo.flex

import octavo.core.ByteHash

/** What is known of positions in a message, which whoever writes it may choose so that they crowd in a table without a secret. */
internal class PositionMap<V : Any> {
    private var positions = LongArray(INITIAL)
    private var values = arrayOfNulls<Any>(INITIAL)
    private var size = 0

    @Suppress("UNCHECKED_CAST")
    operator fun get(position: Long): V? = values[placeOf(position)] as V?

    operator fun set(position: Long, value: V) {
        var place = placeOf(position)
        if (values[place] == null && ++size > positions.size / 2) {
            grow()
            place = placeOf(position)
        }
        positions[place] = position
        values[place] = value
    }

    inline fun getOrPut(position: Long, value: () -> V): V = get(position) ?: value().also { set(position, it) }

    private fun placeOf(position: Long): Int {
        var place = ByteHash.mix(0, position) and (positions.size - 1)
        while (values[place] != null && positions[place] != position) place = (place + 1) and (positions.size - 1)
        return place
    }

    private fun grow() {
        val before = positions
        val valuesBefore = values
        positions = LongArray(2 * before.size)
        values = arrayOfNulls(positions.size)
        for (index in before.indices) {
            val value = valuesBefore[index] ?: continue
            val place = placeOf(before[index])
            positions[place] = before[index]
            values[place] = value
        }
    }

    private companion object {
        const val INITIAL = 16
    }
}
