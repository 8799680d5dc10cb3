package octavo.flex.emit

import octavo.core.WordArray

/** Values side by side, in parallel arrays. */
internal interface PackedValues {
    /** Packed type: for a scalar with the width it needs, for anything else with its own width. */
    val types: ByteArray

    /** The scalar itself (a float as the bits of its double), or where the value was written. */
    val bits: WordArray
}
