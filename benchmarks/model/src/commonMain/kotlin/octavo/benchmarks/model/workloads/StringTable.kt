package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable

/** Rows of strings, no two alike: nothing can be shared. */
@Serializable
public data class StringTable(
    val rows: List<StringRow>,
)

@Serializable
public data class StringRow(
    val body: String,
    val id: Long,
    val tag: String,
    val title: String,
)
