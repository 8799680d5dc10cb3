package shop.books

import octavo.struct.Struct

enum class Cover { HARD, SOFT }

@Struct
data class Item(val title: String, val cover: Cover)
