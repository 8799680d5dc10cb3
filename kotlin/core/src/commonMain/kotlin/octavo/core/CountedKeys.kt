package octavo.core

/**
 * Counts, before each key is added to a table that was made for [capacity] of them, the others that it is compared with; throws when the
 * message has too many or spreads them too far. The table has [count] keys and is read at [at].
 */
@InternalOctavoApi
public open class CountedKeys(private val collisions: Collisions, count: Int, private val capacity: Int, private val at: Int) {
    private var places: KeyPlaces? = if (collisions.needsCounting(count)) keyPlaces(capacity) else null

    /** How many tables were open or read before the next key. */
    private var tables = collisions.tables

    /** How much had been decoded and counted before the next key. */
    private var decoded = if (places == null) 0.0 else collisions.decoded
    private var counted = if (places == null) 0.0 else collisions.counted

    /** Counts [key], which is about to be added. */
    public fun met(key: Any?) {
        if (tables != collisions.tables) metTables(key)
        places?.let { count(key, it) }
    }

    private fun metTables(key: Any?) {
        tables = collisions.tables
        if (isPlain(key)) return
        collisions.countsFew = true
        if (places == null) start()
    }

    /** Starts with the key that is about to be added, of which it is not known any more how large it is. */
    private fun start() {
        places = keyPlaces(capacity)
        decoded = collisions.decoded
        counted = collisions.counted
    }

    /** Whether the tables were in the value of the entry before, since there are none in [key]. */
    private fun isPlain(key: Any?): Boolean = key is String || key is Number || key is Enum<*>

    private fun count(key: Any?, places: KeyPlaces) {
        val passed = places.take(key)
        if (places.isSparse) throw collisions.refused("keys that do not spread a hash table", at)
        if (!allows(key, passed)) throw collisions.refused(collisions.expected, at)
        decoded = collisions.decoded
        counted = collisions.counted
    }

    /** The value of the entry before counts with a key, unless that is plain. */
    private fun allows(key: Any?, passed: Int): Boolean = when {
        key is String -> collisions.allows(passed, collisions.sizeOfText(key.length.toDouble()), inner = 0.0)
        isPlain(key) -> collisions.allows(passed, size = 1.0, inner = 0.0)
        else -> collisions.allows(passed, collisions.decoded - decoded, collisions.counted - counted)
    }
}
