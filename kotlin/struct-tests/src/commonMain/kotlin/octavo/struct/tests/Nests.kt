package octavo.struct.tests

import kotlinx.serialization.Serializable
import octavo.struct.Struct

/** Collections in collections, with null at every level. */
@Struct
@Serializable
public data class Nests(
    val lists: List<List<List<Int?>?>>,
    val maps: Map<Color, List<Map<String, UInt>?>>,
    val points: Map<String, Map<Int, List<Point?>>?>,
    val keyed: Map<List<Point>, Map<Point, String?>>?,
    val changing: Map<String, MutableSet<List<UInt>>>,
    val changingLists: Map<String, MutableList<List<UInt>>>,
    val changingMaps: MutableMap<List<UInt>, MutableMap<List<UInt>, List<UInt>>>,
    val changingColumns: MutableList<MutableSet<Set<List<String>>>?>,
    val changingCollections: MutableMap<Int, MutableList<MutableList<Collection<UInt>>>>,
)
