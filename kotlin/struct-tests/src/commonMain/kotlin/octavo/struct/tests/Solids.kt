package octavo.struct.tests

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import octavo.struct.Name
import octavo.struct.Struct

/** A hierarchy of which one concrete class is a subclass of another, which has subclasses that it does not know. */
@Struct
@Serializable
public sealed interface Solid

@Struct
@Serializable
public open class Box : Solid {
    override fun equals(other: Any?): Boolean = other != null && other::class == Box::class

    override fun hashCode(): Int = 0
}

@Struct
@Serializable
public data class Cube(val edge: Int) : Box(), Solid

/** A sealed class of the same hierarchy. */
@Struct
@Serializable
public sealed interface Colored : Solid

@Struct
@Serializable
@Name("toys.brick")
@SerialName("toys.brick")
public data class Brick(val color: Color) : Box(), Colored

@Struct
@Serializable
public data class Pile(val top: Solid, val solids: List<Solid>, val colored: Colored?)

/** A hierarchy in which two classes have one name, apart from what they are in. */
@Struct
@Serializable
public sealed interface Plant {
    public object Tree {
        @Struct
        @Serializable
        public data class Leaf(val length: Int) : Plant
    }

    public object Herb {
        @Struct
        @Serializable
        public data class Leaf(val smell: String) : Plant
    }

    @Struct
    @Serializable
    public data object Moss : Plant
}
