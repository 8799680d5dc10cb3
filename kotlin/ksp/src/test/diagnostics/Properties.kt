package shop

import octavo.struct.Name
import octavo.struct.Since
import octavo.struct.Struct
import octavo.struct.Transient

enum class Twice {
    A,

    @Name("A")
    B,
}

@Struct
class Properties(
    @Transient val noDefault: Int,
    @Since(2) val noDefaultEither: Int,
    @Since(2) val nullable: Int?,
    val first: Int,
    @Name("first") val second: Int,
    @Name("a\u0000b") val zero: Int,
    val twice: Twice,
)
