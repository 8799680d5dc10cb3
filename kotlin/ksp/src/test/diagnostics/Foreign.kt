package shop

import octavo.ksp.library.Parcel
import octavo.struct.Struct

@Struct
data class Foreign(val parcel: Parcel<Thread>)
