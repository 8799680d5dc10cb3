package octavo.struct.tests

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import octavo.struct.Name
import octavo.struct.Struct

@Struct
@Serializable
public sealed interface Shape {
    public val area: Double
}

@Struct
@Serializable
@SerialName("circle")
public data class Circle(val radius: Double, val zone: String = "z") : Shape {
    override val area: Double get() = radius * radius
}

@Struct
@Serializable
@Name("square")
@SerialName("square")
public data class Square(val side: Double) : Shape {
    override val area: Double get() = side * side
}

/** A sealed class among the subclasses. */
@Struct
@Serializable
public sealed class Special : Shape {
    @Struct
    @Serializable
    @SerialName("dot")
    public data object Dot : Special() {
        override val area: Double get() = 0.0
    }

    @Struct
    @Serializable
    @SerialName("group")
    public data class Group(val all: List<Shape>, val under: String, val first: Shape?) : Special() {
        override val area: Double get() = all.sumOf { it.area }
    }
}

@Struct
@Serializable
public data class Drawing(
    val background: Shape,
    val shapes: List<Shape>,
    val square: Square,
    val special: Special?,
    val byName: Map<String, Shape>,
)
