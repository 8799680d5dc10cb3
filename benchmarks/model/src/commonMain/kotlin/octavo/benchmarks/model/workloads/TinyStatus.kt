package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable

/** Six scalars: what a message costs before it says anything. */
@Serializable
public data class TinyStatus(
    val createdAt: Long,
    val id: Long,
    val score: Double,
    val status: String,
    val username: String,
    val verified: Boolean,
)
