package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable
import octavo.struct.Shared
import octavo.struct.Struct

/** Tasks in columns, with comments. */
@Struct
@Serializable
public data class ProjectBoard(
    val boardId: Long,
    val name: String,
    val updatedAtMs: Long,
    val members: List<Long>,
    val metadata: Map<String, String>,
    val columns: List<BoardColumn>,
)

@Struct
@Serializable
public data class BoardColumn(
    val name: String,
    val wipLimit: Int,
    val tasks: List<BoardTask>,
)

@Struct
@Serializable
public data class BoardTask(
    val taskId: Long,
    val title: String,
    @Shared val status: String,
    val priority: Int,
    val assigneeId: Long,
    val dueAtMs: Long,
    @Shared val labels: List<String>,
    val comments: List<Comment>,
)

@Struct
@Serializable
public data class Comment(
    val authorId: Long,
    val body: String,
    val createdAtMs: Long,
)
