package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable
import octavo.struct.Struct

/** Six scalars: what a message costs before it says anything. */
@Struct
@Serializable
public data class TinyStatus(
    val createdAt: Long,
    val id: Long,
    val score: Double,
    val status: String,
    val username: String,
    val verified: Boolean,
)
