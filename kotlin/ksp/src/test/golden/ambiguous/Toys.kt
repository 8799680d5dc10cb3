package shop.toys

import octavo.struct.Struct

enum class Material { WOOD, TIN }

@Struct
data class Item(val age: Int, val material: Material)
