package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable
import octavo.struct.Shared
import octavo.struct.Struct

/** Trips with their routes, nearly all coordinates. */
@Struct
@Serializable
public data class RideHistory(
    val riderId: Long,
    val region: String,
    val userTier: String,
    val driverRatings: Map<String, Double>,
    val trips: List<Trip>,
)

@Struct
@Serializable
public data class Trip(
    val id: Long,
    val driverId: Long,
    @Shared val status: String,
    @Shared val pickup: String,
    @Shared val dropoff: String,
    val startedAtMs: Long,
    val distanceM: Double,
    val fareCents: Int,
    val routePoints: List<RoutePoint>,
)

@Struct
@Serializable
public data class RoutePoint(
    val latitude: Double,
    val longitude: Double,
    val timestampMs: Long,
)
