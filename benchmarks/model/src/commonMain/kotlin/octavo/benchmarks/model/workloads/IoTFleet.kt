package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable
import octavo.struct.Shared
import octavo.struct.Struct

/** Devices and their latest readings. */
@Struct
@Serializable
public data class IoTFleet(
    val fleetId: String,
    val region: String,
    val sampledAtMs: Long,
    val devices: List<Device>,
    val alerts: List<DeviceAlert>,
)

@Struct
@Serializable
public data class Device(
    val deviceId: String,
    val firmware: String,
    val online: Boolean,
    @Shared val tags: List<String>,
    val metrics: Map<String, Double>,
    val readings: List<Reading>,
)

@Struct
@Serializable
public data class Reading(
    @Shared val name: String,
    val value: Double,
    val quality: Int,
    val timestampMs: Long,
)

@Struct
@Serializable
public data class DeviceAlert(
    val deviceId: String,
    val severity: Int,
    val message: String,
    val timestampMs: Long,
)
