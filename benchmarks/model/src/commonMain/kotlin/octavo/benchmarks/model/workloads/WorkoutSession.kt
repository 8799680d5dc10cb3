package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable
import octavo.struct.Struct

/** A run, sampled every few seconds. */
@Struct
@Serializable
public data class WorkoutSession(
    val sessionId: String,
    val userId: Long,
    val sport: String,
    val startMs: Long,
    val durationSec: Int,
    val distanceM: Double,
    val calories: Int,
    val avgHeartRate: Int,
    val device: String,
    val zones: Map<String, Int>,
    val samples: List<WorkoutSample>,
)

@Struct
@Serializable
public data class WorkoutSample(
    val offsetSec: Int,
    val heartRate: Int,
    val cadence: Int,
    val latitude: Double,
    val longitude: Double,
    val elevationM: Double,
    val speedMps: Double,
)
