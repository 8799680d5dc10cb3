package octavo.core

/**
 * Remembers what was made of each object, by identity, for hundreds of objects; safe for any number of threads. What is forgotten is
 * made again.
 */
@InternalOctavoApi
public expect class IdentityCache<K : Any, V : Any>(make: (K) -> V) {
    /** Returns what was made of [key], or makes it. */
    public operator fun get(key: K): V
}
