package shop

import octavo.struct.Conversion
import octavo.struct.Convert
import octavo.struct.Struct
import octavo.struct.Transient

@Struct
class Self(val self: Self)

@Struct
class Egg(val hen: Hen)

@Struct
class Hen(val x: Int, val nest: Nest)

@JvmInline
value class Nest(val egg: Egg)

@Struct
class Box<T>(val value: T)

@Struct
class Boxed(val box: Box<Boxed>)

object TextAsSurrogate : Conversion<String, Surrogate> {
    override fun toSurrogate(value: String): Surrogate = Surrogate(value)

    override fun fromSurrogate(surrogate: Surrogate): String = surrogate.text
}

@Struct
class Surrogate(@Convert(with = TextAsSurrogate::class) val text: String)

@Struct
sealed interface Tree

@Struct
class Branch(val left: Tree, val right: Tree) : Tree

@Struct
class Fine(
    val maybe: Fine?,
    val list: List<Fine>,
    val byName: Map<String, Fine>,
    val box: Box<Fine?>,
    val tree: Tree,
    @Transient val self: Fine = TODO(),
)

@JvmInline
value class Chain(val links: List<Chain>)

@JvmInline
value class Growing<T>(val more: List<Growing<List<T>>>)

@Struct
class Chained(val chain: Chain?, val growing: Growing<Int>)
