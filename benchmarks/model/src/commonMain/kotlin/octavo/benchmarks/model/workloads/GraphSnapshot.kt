package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable

/** Nodes and edges with properties. */
@Serializable
public data class GraphSnapshot(
    val graphId: Long,
    val version: Long,
    val properties: Map<String, String>,
    val nodes: List<GraphNode>,
    val edges: List<GraphEdge>,
)

@Serializable
public data class GraphNode(
    val id: Long,
    val kind: String,
    val labels: List<String>,
    val properties: Map<String, String>,
)

@Serializable
public data class GraphEdge(
    val fromId: Long,
    val toId: Long,
    val kind: String,
    val strength: Double,
    val properties: Map<String, String>,
)
