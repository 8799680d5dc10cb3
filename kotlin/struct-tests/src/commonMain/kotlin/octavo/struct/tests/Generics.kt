package octavo.struct.tests

import kotlinx.serialization.Serializable
import octavo.struct.Struct

@Struct
@Serializable
public data class Page<T>(val items: List<T>, val next: T? = null)

@Struct
@Serializable
public data class Pages(val numbers: Page<Int>, val points: Page<Point>, val nested: Page<Page<String>>, val holes: Page<Int?>)

/** Two classes of one name as arguments of one generic class. */
@Struct
public data class Namesakes(val here: Page<Address>, val there: Page<octavo.struct.tests.other.Address>)

/** What only this module and its tests can make and read. */
@Struct
@ConsistentCopyVisibility
public data class Insider<T> internal constructor(internal val content: T)
