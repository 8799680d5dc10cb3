package octavo.ksp.library

import octavo.struct.Struct

/** A generic struct of another module than those of `golden/modules`. */
@Struct
public data class Parcel<T>(val content: T, val weight: Double = 1.0)
