package octavo.flex.serialization

import kotlinx.serialization.Contextual
import kotlinx.serialization.EncodeDefault
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.Transient
import kotlin.jvm.JvmInline

// Classes with properties of every kind, for all tests of this package.

@Serializable
data class Scalars(
    val boolean: Boolean,
    val byte: Byte,
    val short: Short,
    val int: Int,
    val long: Long,
    val float: Float,
    val double: Double,
    val char: Char,
    val string: String,
    val color: Color,
)

@Serializable
data class NullableScalars(
    val boolean: Boolean?,
    val byte: Byte?,
    val short: Short?,
    val int: Int?,
    val long: Long?,
    val float: Float?,
    val double: Double?,
    val char: Char?,
    val string: String?,
    val color: Color?,
    val nested: Leaf?,
    val list: List<Int>?,
    val uInt: UInt?,
    val id: UserId?,
)

@Serializable
data class Unsigned(val uByte: UByte, val uShort: UShort, val uInt: UInt, val uLong: ULong, val list: List<UInt>)

@Serializable
enum class Color {
    RED,

    @SerialName("sky blue")
    BLUE,
}

@Serializable
data class Leaf(val value: String)

@Serializable
data class Branch(val leaf: Leaf, val optional: Leaf? = null, val leaves: List<Leaf> = emptyList())

@Serializable
data class Tree(val name: String, val children: List<Tree> = emptyList(), val parent: Tree? = null)

@Serializable
data class Renamed(@SerialName("zulu") val first: Int, @SerialName("alpha") val second: Int, @Transient val cached: Int = 7)

@Serializable
data class Defaults(val a: Int = 1, val b: String = "two", val c: List<Int> = listOf(3), val d: Leaf? = null, val e: String = "$a $b")

@OptIn(ExperimentalSerializationApi::class)
@Serializable
data class ChosenDefaults(
    @EncodeDefault(EncodeDefault.Mode.ALWAYS) val always: Int = 1,
    @EncodeDefault(EncodeDefault.Mode.NEVER) val never: Int = 2,
    val last: Int = 3,
)

@Serializable
data class Collections(
    val ints: List<Int>,
    val nullables: List<Int?>,
    val strings: Set<String>,
    val nested: List<List<List<Long>>>,
    val leaves: List<Leaf>,
    val mixed: Map<String, List<Leaf?>>,
    val pair: Pair<Int, String>,
    val triple: Triple<Leaf, Int?, Boolean>,
    val entry: Map.Entry<String, Int>,
    val mutable: MutableList<Double>,
    val mutableMap: MutableMap<String, MutableSet<Byte>>,
    val booleans: List<Boolean>,
    val chars: List<Char>,
    val floats: ArrayList<Float>,
)

@Serializable
data class TextKeys(
    val strings: Map<String, Int>,
    val enums: Map<Color, Int>,
    val ints: Map<Int, Leaf>,
    val longs: Map<Long, String?>,
    val bytes: Map<Byte, Int>,
    val shorts: Map<Short, Int>,
    val chars: Map<Char, Int>,
    val booleans: Map<Boolean, Int>,
    val uInts: Map<UInt, Int>,
    val ids: Map<UserId, Int>,
)

@Serializable
data class OtherKeys(
    val leaves: Map<Leaf, Int>,
    val lists: Map<List<Int>, String>,
    val doubles: Map<Double, String>,
    val nullables: Map<String?, Int>,
    val maps: Map<Map<String, Int>, Map<Leaf, Leaf>>,
)

@JvmInline
@Serializable
value class UserId(val value: Long)

@JvmInline
@Serializable
value class Tagged(val leaf: Leaf)

@JvmInline
@Serializable
value class Count(val value: UInt)

@JvmInline
@Serializable
value class MaybeName(val value: String?)

@Serializable
data class Inlines(val id: UserId, val tagged: Tagged, val count: Count, val name: MaybeName, val ids: List<UserId>, val maybe: Tagged?)

@Serializable
data class Box<T>(val value: T, val more: List<T> = emptyList())

@Serializable
data class Boxes(val int: Box<Int>, val string: Box<String>, val leaf: Box<Leaf>, val nullable: Box<Leaf?>, val box: Box<Box<Color>>)

@Serializable
data object Singleton

@Serializable
sealed interface Shape {
    @Serializable
    @SerialName("circle")
    data class Circle(val radius: Double) : Shape

    @Serializable
    @SerialName("square")
    data class Square(val side: Int, val label: String = "none") : Shape

    @Serializable
    @SerialName("nothing")
    data object Nothing : Shape
}

@Serializable
sealed class Expression {
    abstract val line: Int

    @Serializable
    @SerialName("number")
    data class Number(override val line: Int, val value: Long) : Expression()

    @Serializable
    sealed class Binary : Expression()

    @Serializable
    @SerialName("sum")
    data class Sum(override val line: Int, val left: Expression, val right: Expression) : Binary()
}

@Serializable
data class Drawing(val first: Shape, val shapes: List<Shape>, val named: Map<String, Shape?>, val concrete: Shape.Circle, val none: Shape?)

@Serializable
abstract class Animal {
    abstract val name: String
}

@Serializable
@SerialName("dog")
data class Dog(override val name: String, val tricks: List<String>) : Animal()

@Serializable
@SerialName("cat")
data class Cat(override val name: String, val lives: Int) : Animal()

@Serializable
data class Zoo(val animals: List<Animal>, val star: Animal?)

data class Money(val cents: Long)

@Serializable
data class Bill(@Contextual val total: Money, val parts: List<@Contextual Money>)

@Serializable
data class Arrays(
    val bytes: ByteArray,
    val shorts: ShortArray,
    val ints: IntArray,
    val longs: LongArray,
    val floats: FloatArray,
    val doubles: DoubleArray,
    val booleans: BooleanArray,
    val chars: CharArray,
    val strings: Array<String>,
    val blobs: List<ByteArray?>,
    val maybe: LongArray?,
)
