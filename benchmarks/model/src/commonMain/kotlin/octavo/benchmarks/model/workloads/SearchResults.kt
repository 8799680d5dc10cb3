package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable
import octavo.struct.Shared
import octavo.struct.Struct

/** One page of hits. */
@Struct
@Serializable
public data class SearchResults(
    val query: String,
    val total: Int,
    val tookMs: Int,
    val page: Int,
    val pageSize: Int,
    val hits: List<SearchHit>,
    val facets: List<Facet>,
    val experimentFlags: Map<String, String>,
)

@Struct
@Serializable
public data class SearchHit(
    val id: Long,
    val title: String,
    val snippet: String,
    val url: String,
    val score: Double,
    @Shared val source: String,
    val updatedAtMs: Long,
    @Shared val highlights: List<String>,
    @Shared val attributes: Map<String, String>,
)

@Struct
@Serializable
public data class Facet(
    val name: String,
    val count: Int,
    val selected: Boolean,
)
