package shop.model

import octavo.struct.Struct

@Struct
data class Item(val id: Int)

@Struct
data class Page<T>(val items: List<T>)
