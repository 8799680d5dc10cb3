package octavo.struct.tests

import kotlinx.serialization.Serializable
import octavo.struct.Struct

@Struct
@Serializable
public data class Address(val street: String, val zip: Int)

@Struct
@Serializable
public data class UserProfile(val id: Long, val username: String, val tags: List<String>, val address: Address, val previous: Address?)

/** A struct inside of itself. */
@Struct
@Serializable
public data class Tree(val value: Int, val children: List<Tree> = emptyList(), val next: Tree? = null)

/** A struct inside of itself by names. */
@Struct
@Serializable
public data class Branch(val branches: Map<String, Branch>)

/** A struct in a struct's name. */
public object Outer {
    @Struct
    @Serializable
    public data class Inner(val value: Int)
}

@Struct
@Serializable
public data object Nothing

@Struct
@Serializable
public class Empty {
    override fun equals(other: Any?): Boolean = other is Empty

    override fun hashCode(): Int = 0
}

@Struct
@Serializable
internal data class Hidden(val inner: Outer.Inner, val nothing: Nothing, val empty: Empty)
