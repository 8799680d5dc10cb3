package octavo.flex.coder

import octavo.flex.view.ViewEntry

/**
 * A map of so few entries that a key is compared with each: a hash table takes longer to make than they take to decode.
 *
 * Whether two entries have one key is not asked before it matters: who looks a key up finds the last of them first.
 */
internal class BriefMap<K, V>(capacity: Int) :
    AbstractMap<K, V>(),
    NewMap<K, V> {
    private val allKeys = arrayOfNulls<Any?>(capacity)
    private val allValues = arrayOfNulls<Any?>(capacity)
    private var count = 0

    /** Whether it is known that no two entries have one key; threads may find that out beside each other. */
    private var isDistinct = false

    override val size: Int get() {
        if (isDistinct) return count
        val distinct = (0 until count).count(::isFirst)
        isDistinct = distinct == count
        return distinct
    }

    override fun add(key: K, value: V) {
        allKeys[count] = key
        allValues[count++] = value
    }

    /** Keys that are texts themselves differ in any message that is well-formed: they are not compared. */
    override val isShort: Boolean get() = allKeys[0] !is String && size < count

    override fun finish(): Map<K, V> = this

    /** Says whether no entry before has the key of entry [index]. */
    private fun isFirst(index: Int): Boolean = isDistinct || (0 until index).none { allKeys[it] == allKeys[index] }

    private fun lastIndexOf(key: Any?): Int {
        for (index in count - 1 downTo 0) if (allKeys[index] == key) return index
        return -1
    }

    override fun containsKey(key: K): Boolean = lastIndexOf(key) >= 0

    override fun get(key: K): V? = lastIndexOf(key).let { if (it < 0) null else valueAt(it) }

    @Suppress("UNCHECKED_CAST")
    private fun keyAt(index: Int): K = allKeys[index] as K

    @Suppress("UNCHECKED_CAST")
    private fun valueAt(index: Int): V = allValues[index] as V

    override val entries: Set<Map.Entry<K, V>> get() = object : AbstractSet<Map.Entry<K, V>>() {
        override val size: Int get() = this@BriefMap.size

        override fun iterator(): Iterator<Map.Entry<K, V>> = Entries()
    }

    private inner class Entries : Iterator<Map.Entry<K, V>> {
        private var index = 0
        private var remaining = size

        override fun hasNext(): Boolean = remaining > 0

        override fun next(): Map.Entry<K, V> {
            if (!hasNext()) throw NoSuchElementException("no entry after the last one")
            remaining--
            while (!isFirst(index)) index++
            val at = index++
            return ViewEntry(keyAt(at), valueAt(if (isDistinct) at else lastIndexOf(keyAt(at))))
        }
    }
}
