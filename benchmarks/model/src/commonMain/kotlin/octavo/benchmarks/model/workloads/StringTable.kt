package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable
import octavo.struct.Struct

/** Rows of strings, no two alike: nothing can be shared. */
@Struct
@Serializable
public data class StringTable(
    val rows: List<StringRow>,
)

@Struct
@Serializable
public data class StringRow(
    val body: String,
    val id: Long,
    val tag: String,
    val title: String,
)
