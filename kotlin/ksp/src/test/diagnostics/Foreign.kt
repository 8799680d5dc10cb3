package shop

import octavo.ksp.library.Parcel
import octavo.struct.Struct

enum class ListOfInt { ONE }

@Struct
data class Delivery(
    val first: Parcel<List<Int>>,
    val second: Parcel<ListOfInt>,
)

@Struct
data class Other(val parcel: Parcel<Thread>)
