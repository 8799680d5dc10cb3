package octavo.struct.tests

import kotlinx.serialization.Serializable
import octavo.struct.Since
import octavo.struct.Struct

/** Defaults, of which one depends on a property before it. */
@Struct
@Serializable
public data class Defaults(
    val name: String,
    val greeting: String = "Hello, $name",
    val count: Int = 3,
    val point: Point = Point(1, count),
    val tags: List<String> = listOf(greeting),
    val maybe: Int? = 7,
    @Since(2) val since: Int? = null,
)

/** Defaults that need all before them, and a count of the objects made. */
@Struct
@Serializable
public data class Chained(val a: Int = 1, val b: Int = a + 1, val c: Int = b + 1, val d: Int = c + 1) {
    init {
        made++
    }

    public companion object {
        public var made: Int = 0
    }
}
