package octavo.core

@InternalOctavoApi
public actual class IdentityCache<K : Any, V : Any> actual constructor(private val make: (K) -> V) {
    private val entries = RecentEntries<K, V>()

    public actual operator fun get(key: K): V {
        val hash = identityHash(key)
        return entries.find(hash) { it === key } ?: make(key).also { entries.add(hash, key, it) }
    }
}
