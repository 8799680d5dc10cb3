package octavo.core

/**
 * Counts, before each key is added to a table that was made for [capacity] of them, the others that it is compared with; throws what
 * [refused] makes, told what was expected, when the message has too many or spreads them too far. How much of the message has been decoded
 * [progress] says: it tells how large keys are.
 */
@InternalOctavoApi
public class CountedKeys(
    private val collisions: Collisions,
    capacity: Int,
    private val progress: () -> Int,
    private val refused: (expected: String) -> MalformedException,
) {
    private val places = keyPlaces(capacity)
    private var before = progress()

    /** Counts [key], which is about to be added. */
    public fun met(key: Any?) {
        val passed = places.take(key)
        val keySize = progress() - before
        before += keySize
        if (places.isSparse) throw refused("keys that do not spread a hash table")
        if (passed > 0 && !collisions.allows(passed, keySize)) throw refused(collisions.expected)
    }
}
