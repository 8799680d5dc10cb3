package shop.api

import octavo.struct.Struct

@Struct
data class Item(val id: Int)

/** Properties and locals that have the names of packages. */
@Struct
data class Listing(
    val shop: String,
    val base: base.Item,
    val model: shop.model.Item,
    val shown: List<Item>,
    val page: shop.model.Page<base.Item>,
)
