package shop

import octavo.struct.Struct
import octavo.struct.Unknown

@Struct
enum class Level {
    LOW,

    @Unknown
    OTHER,

    @Unknown
    ANOTHER,
}
