@file:Suppress("ktlint:standard:class-naming", "ClassName", "DANGEROUS_CHARACTERS")

package octavo.struct.tests.java

import octavo.struct.Struct

/** Has the coder whose name a class `BB` inside of `AA` leads to. */
@Struct
internal data class AA_BB(val x: Int)

internal class AA {
    internal data class BB(val x: Int)
}

@Struct
internal data class `Dol$lar`(val x: Int)

@Struct
internal data class `Two words`(val x: Int)
