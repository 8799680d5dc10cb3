package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable
import octavo.struct.Shared
import octavo.struct.Struct

/** An album of pictures and films. */
@Struct
@Serializable
public data class MediaLibrary(
    val albumId: Long,
    val ownerId: Long,
    val title: String,
    val coverAssetId: Long,
    val sharedWithUserIds: List<Long>,
    val permissions: Map<String, String>,
    val assets: List<MediaAsset>,
)

@Struct
@Serializable
public data class MediaAsset(
    val assetId: Long,
    val ownerId: Long,
    @Shared val mimeType: String,
    val width: Int,
    val height: Int,
    val durationMs: Int,
    val sizeBytes: Long,
    @Shared val cdnUrl: String,
    val blurHash: String,
    val createdAtMs: Long,
    @Shared val labels: List<String>,
    @Shared val variants: Map<String, String>,
)
