package shop

import octavo.struct.Name
import octavo.struct.Struct

@Struct
class Names(val `class`: Int, val `two words`: List<Int>, @Name("\$price") val struct: String, val structByteLength: Int) {
    @Struct
    class Fields(val value: Int?)
}

object Paint {
    enum class Color { RED, GREEN }

    @Struct
    class Coat(val layers: Int)
}

@Struct
class Wall(val Paint: Paint.Color, val coat: Paint.Coat, val Paint_CoatFlexCoder: Int, val PackReader: Int, val wallWidths: Int)

enum class Line {
    @Name("\n")
    EMPTY,

    @Name("a · b\r\n \"\$c\"")
    FULL,
}

@Struct
sealed interface Text {
    @Struct
    @Name("text.\nof lines")
    data class Lines(@Name("\nlines\n|") val lines: List<Line>, @Name("by\nline") val byLine: Map<Line, String>) : Text
}
