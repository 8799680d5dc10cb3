package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable

/** Tasks in columns, with comments. */
@Serializable
public data class ProjectBoard(
    val boardId: Long,
    val name: String,
    val updatedAtMs: Long,
    val members: List<Long>,
    val metadata: Map<String, String>,
    val columns: List<BoardColumn>,
)

@Serializable
public data class BoardColumn(
    val name: String,
    val wipLimit: Int,
    val tasks: List<BoardTask>,
)

@Serializable
public data class BoardTask(
    val taskId: Long,
    val title: String,
    val status: String,
    val priority: Int,
    val assigneeId: Long,
    val dueAtMs: Long,
    val labels: List<String>,
    val comments: List<Comment>,
)

@Serializable
public data class Comment(
    val authorId: Long,
    val body: String,
    val createdAtMs: Long,
)
