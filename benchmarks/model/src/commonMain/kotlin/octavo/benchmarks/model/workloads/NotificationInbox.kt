package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable

/** What a user has yet to read. */
@Serializable
public data class NotificationInbox(
    val userId: Long,
    val unreadCount: Int,
    val lastSyncMs: Long,
    val cursor: String,
    val channelSettings: Map<String, String>,
    val items: List<Notification>,
)

@Serializable
public data class Notification(
    val id: Long,
    val type: String,
    val title: String,
    val body: String,
    val actorUserId: Long,
    val route: String,
    val createdAtMs: Long,
    val read: Boolean,
    val priority: Int,
    val actions: List<String>,
    val metadata: Map<String, String>,
)
