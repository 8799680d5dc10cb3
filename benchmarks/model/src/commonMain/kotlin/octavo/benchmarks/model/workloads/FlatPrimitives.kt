package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable
import octavo.struct.Struct

/** Numbers and switches only: no strings, nothing nested. */
@Struct
@Serializable
public data class FlatPrimitives(
    val id: Long,
    val sequence: Long,
    val timestampMs: Long,
    val shard: Int,
    val retries: Int,
    val port: Int,
    val load: Double,
    val latency: Double,
    val ratio: Double,
    val healthy: Boolean,
    val leader: Boolean,
    val draining: Boolean,
)
