package shop

import octavo.struct.Conversion
import octavo.struct.Convert
import octavo.struct.Name
import octavo.struct.Struct

class Plain

object NoConversion

object TextAsInt : Conversion<String, Int> {
    override fun toSurrogate(value: String): Int = value.toInt()

    override fun fromSurrogate(surrogate: Int): String = surrogate.toString()
}

enum class Same {
    A,

    @Name("A")
    B,
}

object TextAsSame : Conversion<String, Same> {
    override fun toSurrogate(value: String): Same = Same.valueOf(value)

    override fun fromSurrogate(surrogate: Same): String = surrogate.name
}

@JvmInline
value class Secret(private val raw: Long)

@Struct
class Growing<T>(val next: Growing<List<T>>?)

@Struct
class Types(
    val any: Any,
    val function: () -> Unit,
    val plain: List<Plain>,
    val array: Array<String>,
    val pair: Map<String, Pair<Int, Int>>,
    val keys: Map<IntArray, Int>,
    val star: List<*>,
    val unknown: Unknown,
    val secret: Secret,
    @Convert(with = NoConversion::class) val unconverted: Plain,
    @Convert(with = TextAsInt::class) val wronglyConverted: Plain,
    val growing: Growing<Int>,
    @Convert(with = TextAsSame::class) val same: String,
    val consumer: MutableList<in Int>,
    val growingConsumer: Growing<in Int>,
    val mutable: ArrayList<Int>,
    val iterable: Iterable<Int>,
    val hashed: HashMap<String, Int>,
    val unit: Unit,
    val nothing: Nothing?,
    val number: Number,
    val result: Result<Int>,
)
