package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable
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
    val itemType: String,
    val title: String,
    val score: Double,
    val reasons: List<Reason>,
    val actions: List<String>,
    val metadata: Map<String, String>,
)

@Struct
@Serializable
public data class Reason(
    val feature: String,
    val weight: Double,
)
