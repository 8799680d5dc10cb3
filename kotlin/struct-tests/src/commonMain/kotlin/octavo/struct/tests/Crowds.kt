package octavo.struct.tests

import kotlinx.serialization.Serializable
import octavo.struct.Struct

/** Sets and maps of keys that a message may choose badly. */
@Struct
@Serializable
public data class Crowds(
    val points: Set<Point> = emptySet(),
    val byPoint: Map<Point, Int> = emptyMap(),
    val texts: Set<String> = emptySet(),
    val byText: Map<String, Int> = emptyMap(),
    val longs: Set<Long> = emptySet(),
    val byLong: Map<Long, Int> = emptyMap(),
    val byColor: Map<Color, Int> = emptyMap(),
    val lists: Set<List<Int>> = emptySet(),
    val many: List<Set<Point>> = emptyList(),
    val sets: Set<Set<Point>> = emptySet(),
    val bySet: Map<Set<Point>, Int> = emptyMap(),
)
