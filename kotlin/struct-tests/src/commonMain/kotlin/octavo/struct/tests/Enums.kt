package octavo.struct.tests

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import octavo.struct.Name
import octavo.struct.Struct

/** An enum that is no struct. */
@Serializable
public enum class Color {
    RED,

    @SerialName("green")
    GREEN,
    BLUE,
}

/** An enum that is one. */
@Struct
@Serializable
public enum class Level {
    LOW,

    @Name("high")
    @SerialName("high")
    HIGH,
}

@Struct
@Serializable
public data class Enums(val color: Color, val maybe: Color?, val level: Level, val defaulted: Level = Level.HIGH)
