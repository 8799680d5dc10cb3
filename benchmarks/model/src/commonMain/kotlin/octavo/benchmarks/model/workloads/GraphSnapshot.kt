package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable
import octavo.struct.Shared
import octavo.struct.Struct

/** Nodes and edges with properties. */
@Struct
@Serializable
public data class GraphSnapshot(
    val graphId: Long,
    val version: Long,
    @Shared val properties: Map<String, String>,
    val nodes: List<GraphNode>,
    val edges: List<GraphEdge>,
)

@Struct
@Serializable
public data class GraphNode(
    val id: Long,
    @Shared val kind: String,
    @Shared val labels: List<String>,
    @Shared val properties: Map<String, String>,
)

@Struct
@Serializable
public data class GraphEdge(
    val fromId: Long,
    val toId: Long,
    @Shared val kind: String,
    val strength: Double,
    @Shared val properties: Map<String, String>,
)
