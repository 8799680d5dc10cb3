package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable
import octavo.struct.Shared
import octavo.struct.Struct

/** Users, edges between them, and what they did. */
@Struct
@Serializable
public data class SocialGraphDelta(
    val batchId: Long,
    val generatedAtMs: Long,
    val users: List<SocialUser>,
    val edges: List<SocialEdge>,
    val interactions: List<Interaction>,
)

@Struct
@Serializable
public data class SocialUser(
    val userId: Long,
    val username: String,
    val displayName: String,
    val followerCount: Int,
    @Shared val interests: List<String>,
)

@Struct
@Serializable
public data class SocialEdge(
    val fromUserId: Long,
    val toUserId: Long,
    @Shared val relation: String,
    val strength: Double,
)

@Struct
@Serializable
public data class Interaction(
    val userId: Long,
    val targetId: Long,
    @Shared val type: String,
    val timestampMs: Long,
    @Shared val metadata: Map<String, String>,
)
