package octavo.core

@InternalOctavoApi
public actual class IdentityCache<K : Any, V : Any> actual constructor(private val make: (K) -> V) {
    private val values = JsMap<K, V>()

    public actual operator fun get(key: K): V = values.get(key) ?: make(key).also { add(key, it) }

    /** Lets go of all once there are many: keys that are made anew, time and again, would fill the memory. */
    private fun add(key: K, value: V) {
        if (values.size == LARGEST) values.clear()
        values.set(key, value)
    }

    private companion object {
        const val LARGEST = 2048
    }
}
