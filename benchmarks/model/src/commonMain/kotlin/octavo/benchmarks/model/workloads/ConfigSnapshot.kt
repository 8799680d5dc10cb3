package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable
import octavo.struct.Struct

/** The switches and limits a program starts with. */
@Struct
@Serializable
public data class ConfigSnapshot(
    val version: Int,
    val environment: String,
    val buildNumber: Long,
    val features: Map<String, FeatureFlag>,
    val thresholds: Map<String, Double>,
    val endpoints: Map<String, String>,
    val enabledModules: List<String>,
    val debugMode: Boolean,
)

@Struct
@Serializable
public data class FeatureFlag(
    val enabled: Boolean,
    val rolloutPercent: Int,
    val allowedUserIds: List<Long>,
    val metadata: Map<String, String>,
)
