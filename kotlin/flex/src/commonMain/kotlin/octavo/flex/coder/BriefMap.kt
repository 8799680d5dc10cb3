package octavo.flex.coder

import octavo.flex.view.ViewEntry

/** A map of so few entries that a key is compared with each: a hash table takes longer to make than they take to decode. */
internal class BriefMap<K, V>(capacity: Int) :
    AbstractMap<K, V>(),
    NewMap<K, V> {
    private val allKeys = arrayOfNulls<Any?>(capacity)
    private val allValues = arrayOfNulls<Any?>(capacity)

    override var size: Int = 0
        private set

    override fun add(key: K, value: V) {
        val known = indexOf(key)
        val index = if (known < 0) size++ else known
        allKeys[index] = key
        allValues[index] = value
    }

    override fun finish(): Map<K, V> = this

    private fun indexOf(key: Any?): Int {
        for (index in 0 until size) if (allKeys[index] == key) return index
        return -1
    }

    override fun containsKey(key: K): Boolean = indexOf(key) >= 0

    override fun get(key: K): V? = indexOf(key).let { if (it < 0) null else valueAt(it) }

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

        override fun hasNext(): Boolean = index < size

        override fun next(): Map.Entry<K, V> {
            if (!hasNext()) throw NoSuchElementException("no entry after the last one")
            return ViewEntry(keyAt(index), valueAt(index++))
        }
    }
}
