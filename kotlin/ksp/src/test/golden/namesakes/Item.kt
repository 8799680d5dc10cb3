package base

import octavo.struct.Struct

@Struct
data class Item(val name: String)
