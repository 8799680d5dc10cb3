package shop

import octavo.ksp.library.Parcel
import octavo.struct.Struct

/** Another module that holds parcels of texts makes a coder of its own for them. */
@Struct
data class Delivery(val letter: Parcel<String>)
