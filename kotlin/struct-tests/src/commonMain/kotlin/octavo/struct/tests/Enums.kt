package octavo.struct.tests

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import octavo.struct.Name
import octavo.struct.Struct
import octavo.struct.Unknown

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

/** An enum with an entry for names to come. */
public enum class Weather {
    SUN,
    RAIN,

    @Unknown
    OTHER,
}

@Struct
public data class Forecast(val today: Weather, val days: List<Weather>, val hours: Map<Weather, Int>)

@Struct
@Serializable
public data class Enums(val color: Color, val maybe: Color?, val level: Level, val defaulted: Level = Level.HIGH)
