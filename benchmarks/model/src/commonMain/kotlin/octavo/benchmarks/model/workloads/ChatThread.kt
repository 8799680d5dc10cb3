package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable
import octavo.struct.Shared
import octavo.struct.Struct

/** A short conversation. */
@Struct
@Serializable
public data class ChatThread(
    val threadId: Long,
    val title: String,
    val participantIds: List<Long>,
    val messages: List<ChatMessage>,
    val lastReadTimestamps: Map<String, Long>,
    val pinned: Boolean,
    val muted: Boolean,
)

@Struct
@Serializable
public data class ChatMessage(
    val id: Long,
    val senderId: Long,
    @Shared val text: String,
    val timestampMs: Long,
    val edited: Boolean,
    val replyToId: Long,
    val reactions: Map<String, Int>,
)
