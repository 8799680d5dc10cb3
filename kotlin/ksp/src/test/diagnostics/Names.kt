package shop

import octavo.struct.Name
import octavo.struct.Struct
import octavo.struct.Transient

enum class Nobody

@Struct
enum class Nothing

enum class Level {
    LOW,

    @Name("")
    HIGH,

    @Name("\uDC00\uD800")
    OTHER,
}

@Struct
class Names(
    @Name("") val empty: Int,
    @Name("a\uD800") val lone: Int,
    @Name("\uD83D\uDE00") val fine: Int,
    @Name("") @Transient val absent: Int = 1,
    val nobody: Nobody?,
    val nobodies: List<Nobody>,
    val level: Level,
)

@Struct
@Name("")
class Nameless

@Struct
sealed interface Shape

@Struct
@Name("shop.\uD800")
class Circle : Shape

@Struct
@Name("shop.")
class Square : Shape

@Struct
class Lines(
    @Name("one\n\u0007two\u2028") val first: Int,
    @Name("one\n\u0007two\u2028") val second: Int,
)

enum class Unseen {
    @Name("")
    NOTHING,

    @Name("")
    NOTHING_TOO,
}

@Struct
class Unchecked(
    @Transient @Name("a\u0000b") val zero: Int = 1,
    @Transient val unseen: Unseen = Unseen.NOTHING,
)
