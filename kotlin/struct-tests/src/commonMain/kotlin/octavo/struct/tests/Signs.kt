package octavo.struct.tests

import octavo.struct.Shared
import octavo.struct.Struct

/** Tables whose keys, or values, may share long texts. */
@Struct
public data class Signs(
    val set: Set<Sign> = emptySet(),
    val bySign: Map<Sign, Int> = emptyMap(),
    val sets: List<Set<Sign>> = emptyList(),
    val byText: Map<String, List<Sign>> = emptyMap(),
)

@Struct
public data class Sign(@Shared val text: String, val x: Int, val y: Int)
