package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable
import octavo.struct.Shared
import octavo.struct.Struct

/** Who did what, from where. */
@Struct
@Serializable
public data class SecurityAudit(
    val appId: String,
    val policyVersion: String,
    val generatedAtMs: Long,
    val summary: Map<String, Int>,
    val events: List<AuditEvent>,
)

@Struct
@Serializable
public data class AuditEvent(
    val eventId: Long,
    val actorId: Long,
    @Shared val type: String,
    @Shared val resource: String,
    val ipAddress: String,
    val timestampMs: Long,
    val riskScore: Double,
    val success: Boolean,
    @Shared val metadata: Map<String, String>,
)
