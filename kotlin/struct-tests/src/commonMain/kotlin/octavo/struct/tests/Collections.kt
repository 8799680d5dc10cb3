package octavo.struct.tests

import kotlinx.serialization.Serializable
import octavo.struct.Fixed
import octavo.struct.Struct

/** Lists and sets of all kinds of elements. */
@Struct
@Serializable
public data class Lists(
    val strings: List<String>,
    val ints: List<Int>,
    val longs: Set<Long>,
    val doubles: List<Double>,
    val floats: Collection<Float>,
    val booleans: List<Boolean>,
    val chars: Set<Char>,
    val uLongs: List<ULong>,
    val nested: List<List<Set<Int>>>,
    val holes: List<Int?>,
    val stringHoles: List<String?>,
    val none: List<String>?,
    val points: List<Point>,
    val colors: Set<Color>,
    val mutable: MutableList<Int>,
    val mutableSet: MutableSet<String>,
    val maps: List<Map<String, Int>?>,
)

/** Lists of numbers, which are arrays inside where nobody may change them. */
@Struct
@Serializable
public data class NumberLists(
    val ints: List<Int>,
    val longs: List<Long>,
    val floats: Collection<Float>,
    val doubles: List<Double>,
    @Fixed val fixed: List<Long>,
    val mutable: MutableList<Long>,
    val nested: List<List<Long>>,
    val byName: Map<String, List<Int>>,
    val none: List<Double>?,
)

/** Maps with keys that JSON has too. */
@Struct
@Serializable
public data class Maps(
    val byString: Map<String, Int>,
    val byInt: Map<Int, String>,
    val byLong: Map<Long, Point>,
    val byColor: Map<Color, Double>,
    val byChar: Map<Char, Boolean>,
    val byBoolean: Map<Boolean, List<Int>>,
    val byUnsigned: Map<UInt, Int?>,
    val byId: Map<UserId, String>,
    val nested: Map<String, Map<String, List<Int>>>,
    val none: Map<String, String>?,
    val mutable: MutableMap<String, Int>,
)

/** Maps with keys that JSON lacks. */
@Struct
@Serializable
public data class KeyedMaps(val byPoint: Map<Point, String>, val byDouble: Map<Double, Int>, val byList: Map<List<Int>, Point?>)

@Struct
@Serializable
public data class Point(val x: Int, val y: Int)
