package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable
import octavo.struct.Shared
import octavo.struct.Struct

/** Documents with all their revisions, the largest workload. */
@Struct
@Serializable
public data class DocumentCorpus(
    val workspaceId: Long,
    val ownerId: Long,
    val indexVersion: Long,
    val permissions: Map<String, String>,
    val documents: List<CorpusDocument>,
)

@Struct
@Serializable
public data class CorpusDocument(
    val documentId: Long,
    val title: String,
    val authorId: Long,
    @Shared val visibility: String,
    @Shared val tags: List<String>,
    val revisions: List<Revision>,
)

@Struct
@Serializable
public data class Revision(
    val revisionId: Long,
    val authorId: Long,
    val createdAtMs: Long,
    val checksum: String,
    val segments: List<Segment>,
)

@Struct
@Serializable
public data class Segment(
    val ordinal: Int,
    @Shared val kind: String,
    val text: String,
    val wordCount: Int,
)
