package octavo.core

/**
 * Counts, before each key of one table is added, the others that it is compared with; throws what [refused] makes, told what was expected,
 * when the message has too many.
 */
@InternalOctavoApi
public class CountedKeys(private val collisions: Collisions, private val refused: (expected: String) -> MalformedException) {
    private val places = HashPlaces()

    /** Counts [key], which is about to be added. */
    public fun met(key: Any?) {
        if (key == null || isKeptInOrder(key)) return
        val passed = places.take(key.hashCode())
        if (passed > 0 && !collisions.allows(passed)) throw refused(collisions.expected)
    }
}

/** Whether a hash table of this platform finds [key] among many of one hash code without looking at each. */
internal expect fun isKeptInOrder(key: Any): Boolean
