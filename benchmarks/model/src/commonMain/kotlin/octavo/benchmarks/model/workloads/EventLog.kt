package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable
import octavo.struct.Struct

/** One event of a web page, with maps of strings and of numbers. */
@Struct
@Serializable
public data class EventLog(
    val eventId: String,
    val eventType: String,
    val timestampMs: Long,
    val userId: Long,
    val sessionId: String,
    val durationMs: Int,
    val properties: Map<String, String>,
    val metrics: Map<String, Double>,
    val tags: List<String>,
    val parentEventId: String,
    val success: Boolean,
)
