package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable

/** Trips with their routes, nearly all coordinates. */
@Serializable
public data class RideHistory(
    val riderId: Long,
    val region: String,
    val userTier: String,
    val driverRatings: Map<String, Double>,
    val trips: List<Trip>,
)

@Serializable
public data class Trip(
    val id: Long,
    val driverId: Long,
    val status: String,
    val pickup: String,
    val dropoff: String,
    val startedAtMs: Long,
    val distanceM: Double,
    val fareCents: Int,
    val routePoints: List<RoutePoint>,
)

@Serializable
public data class RoutePoint(
    val latitude: Double,
    val longitude: Double,
    val timestampMs: Long,
)
