package octavo.core

/** The places of keys in a hash table of this platform: what it takes to find one. */
internal interface KeyPlaces {
    /** Whether the table has more places than honest keys make it have. */
    val isSparse: Boolean

    /** Takes a place for [key], if it has none yet, and returns how many others it is compared with. */
    fun take(key: Any?): Int
}

/** Returns the places of a table that is made for [capacity] keys. */
internal expect fun keyPlaces(capacity: Int): KeyPlaces

/** Whether tables of this platform double for keys that crowd. */
internal expect val tablesDoubleForCrowds: Boolean
