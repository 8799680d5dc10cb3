package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable
import octavo.struct.Shared
import octavo.struct.Struct

/** One page of a catalogue. */
@Struct
@Serializable
public data class ApiResponse(
    val status: Int,
    val message: String,
    val page: Int,
    val pageSize: Int,
    val totalItems: Int,
    val totalPages: Int,
    val items: List<CatalogItem>,
    val metadata: Map<String, String>,
)

@Struct
@Serializable
public data class CatalogItem(
    val id: Long,
    val name: String,
    @Shared val description: String,
    val priceInCents: Int,
    @Shared val currency: String,
    val inStock: Boolean,
    val rating: Double,
    val reviewCount: Int,
    val categoryIds: List<Int>,
    val imageUrls: List<String>,
)
