package shop

import octavo.struct.Name
import octavo.struct.Struct

@Struct
sealed interface Shape

@Struct
@Name("circle")
data class Circle(val radius: Double, val zone: String) : Shape

@Struct
sealed class Special : Shape {
    @Struct
    data object Dot : Special()

    @Struct
    data class Group(val all: List<Shape>) : Special()
}

@Struct
sealed interface Solid

@Struct
open class Box : Solid

typealias Crate = Box

@Struct
class Cube(val edge: Int) : Crate(), Solid
