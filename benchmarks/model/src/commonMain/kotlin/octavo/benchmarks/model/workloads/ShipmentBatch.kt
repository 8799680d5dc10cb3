package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable
import octavo.struct.Shared
import octavo.struct.Struct

/** Shipments, their parcels and where they were seen. */
@Struct
@Serializable
public data class ShipmentBatch(
    val batchId: Long,
    val warehouseId: String,
    val carrier: String,
    val createdAtMs: Long,
    val shipments: List<Shipment>,
)

@Struct
@Serializable
public data class Shipment(
    val shipmentId: Long,
    @Shared val status: String,
    @Shared val destinationCity: String,
    @Shared val serviceLevel: String,
    val packages: List<Parcel>,
    val events: List<TrackingEvent>,
)

@Struct
@Serializable
public data class Parcel(
    val packageId: Long,
    val weightG: Int,
    val widthCm: Int,
    val heightCm: Int,
)

@Struct
@Serializable
public data class TrackingEvent(
    @Shared val code: String,
    @Shared val location: String,
    val timestampMs: Long,
)
