package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable
import octavo.struct.Shared
import octavo.struct.Struct

/** Ranked cards and why each was chosen. */
@Struct
@Serializable
public data class Recommendation(
    val feedId: String,
    val userId: Long,
    val generatedAtMs: Long,
    val modelVersion: String,
    val cards: List<RecommendedCard>,
)

@Struct
@Serializable
public data class RecommendedCard(
    val itemId: Long,
    @Shared val itemType: String,
    val title: String,
    val score: Double,
    val reasons: List<Reason>,
    @Shared val actions: List<String>,
    @Shared val metadata: Map<String, String>,
)

@Struct
@Serializable
public data class Reason(
    @Shared val feature: String,
    val weight: Double,
)
