package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable
import octavo.struct.Struct

/** Lists and maps of all sorts, small elements, no records. */
@Struct
@Serializable
public data class CollectionHeavy(
    val counts: List<Int>,
    val offsets: List<Long>,
    val weights: List<Double>,
    val flags: List<Boolean>,
    val names: List<String>,
    val matrix: List<List<Int>>,
    val totals: Map<String, Int>,
    val labels: Map<String, String>,
    val groups: Map<String, List<Int>>,
)
