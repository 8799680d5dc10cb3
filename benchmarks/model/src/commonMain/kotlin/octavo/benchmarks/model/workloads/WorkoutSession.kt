package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable

/** A run, sampled every few seconds. */
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
