package octavo.core

/** Hashes bytes for in-memory tables; seeded per process, so that nobody can prepare keys that collide. The hash never reaches the wire. */
@InternalOctavoApi
public expect object ByteHash {
    /** Hashes the bytes in [[start], [end]). */
    public fun hash(bytes: ByteArray, start: Int, end: Int): Int

    /** Mixes one more [word] into the hash [state], which is 0 at the start. */
    public fun mix(state: Int, word: Long): Int
}
