package octavo.flex

import octavo.core.ByteHash

/** What is known of positions in a message, which whoever writes it may choose so that they crowd in a table without a secret. */
internal class PositionMap<V : Any> {
    private val index = HashIndex()
    private var positions = LongArray(INITIAL)
    private val values = ArrayList<V>()

    operator fun get(position: Long): V? = find(hash(position), position).let { if (it < 0) null else values[it] }

    operator fun set(position: Long, value: V) {
        val hash = hash(position)
        val entry = find(hash, position)
        if (entry < 0) add(hash, position, value) else values[entry] = value
    }

    inline fun getOrPut(position: Long, value: () -> V): V = get(position) ?: value().also { set(position, it) }

    private fun hash(position: Long) = ByteHash.mix(0, position)

    private fun find(hash: Int, position: Long) = index.find(hash) { positions[it] == position }

    private fun add(hash: Int, position: Long, value: V) {
        val entry = index.addSought(hash)
        if (entry == positions.size) positions = positions.copyOf(2 * entry)
        positions[entry] = position
        values += value
    }

    private companion object {
        const val INITIAL = 16
    }
}
