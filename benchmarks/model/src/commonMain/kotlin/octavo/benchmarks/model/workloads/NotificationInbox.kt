package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable
import octavo.struct.Shared
import octavo.struct.Struct

/** What a user has yet to read. */
@Struct
@Serializable
public data class NotificationInbox(
    val userId: Long,
    val unreadCount: Int,
    val lastSyncMs: Long,
    val cursor: String,
    val channelSettings: Map<String, String>,
    val items: List<Notification>,
)

@Struct
@Serializable
public data class Notification(
    val id: Long,
    @Shared val type: String,
    @Shared val title: String,
    val body: String,
    val actorUserId: Long,
    val route: String,
    val createdAtMs: Long,
    val read: Boolean,
    val priority: Int,
    @Shared val actions: List<String>,
    @Shared val metadata: Map<String, String>,
)
