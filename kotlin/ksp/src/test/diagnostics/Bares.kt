package shop

import octavo.ksp.library.Bare
import octavo.ksp.library.HalfBare
import octavo.ksp.library.Parcel
import octavo.struct.Columns
import octavo.struct.Struct

@Struct
class Bares(
    val one: Bare,
    val more: List<HalfBare?>,
    val parcel: Parcel<Bare>,
    @Columns val rows: List<Bare>,
)
