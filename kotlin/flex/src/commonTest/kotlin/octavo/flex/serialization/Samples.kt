package octavo.flex.serialization

import kotlinx.serialization.KSerializer
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder
import kotlinx.serialization.modules.SerializersModule
import kotlinx.serialization.modules.polymorphic
import kotlinx.serialization.modules.subclass
import kotlinx.serialization.serializer

/** A value and how it is serialized. */
class Sample<T>(val serializer: KSerializer<T>, val value: T) {
    override fun toString() = value.toString()
}

inline fun <reified T> sample(value: T) = Sample(serializer<T>(), value)

object MoneyAsText : KSerializer<Money> {
    override val descriptor: SerialDescriptor = PrimitiveSerialDescriptor("Money", PrimitiveKind.STRING)

    override fun serialize(encoder: Encoder, value: Money) = encoder.encodeString("${value.cents} ct")

    override fun deserialize(decoder: Decoder) = Money(decoder.decodeString().removeSuffix(" ct").toLong())
}

val module = SerializersModule {
    contextual(Money::class, MoneyAsText)
    polymorphic(Animal::class) {
        subclass(Dog::class)
        subclass(Cat::class)
    }
}

/** Values that kotlinx's Json can write as well. */
val samples: List<Sample<*>> = listOf(
    sample(Scalars(true, -1, 300, -70_000, Long.MIN_VALUE, 1.5f, 0.1, 'ß', "text \"quoted\" \u0000 \uD83D\uDE00", Color.BLUE)),
    sample(Scalars(false, 127, -1, Int.MAX_VALUE, Long.MAX_VALUE, -0.5f, 1e300, '\u0000', "", Color.RED)),
    sample(NullableScalars(null, null, null, null, null, null, null, null, null, null, null, null, null, null)),
    sample(NullableScalars(true, 1, 2, 3, 4, 5f, 6.0, '7', "8", Color.RED, Leaf("9"), listOf(10), 11u, UserId(12))),
    sample(Unsigned(255u, 65535u, UInt.MAX_VALUE, ULong.MAX_VALUE, listOf(0u, UInt.MAX_VALUE))),
    sample(Branch(Leaf("a"), Leaf("b"), listOf(Leaf("c"), Leaf("d")))),
    sample(Branch(Leaf("a"))),
    sample(Tree("root", listOf(Tree("left", listOf(Tree("leaf"))), Tree("right", parent = Tree("other"))))),
    sample(Renamed(1, 2)),
    sample(Defaults()),
    sample(
        Collections(
            listOf(1, -2, 3), listOf(1, null, 3), setOf("a", "b"), listOf(listOf(listOf(1L), emptyList()), emptyList()),
            listOf(Leaf("x"), Leaf("y")), mapOf("m" to listOf(Leaf("n"), null), "" to emptyList()), 1 to "one",
            Triple(Leaf("t"), null, true), mapOf("k" to 5).entries.single(), mutableListOf(0.5, 1e-300),
            mutableMapOf("s" to mutableSetOf(1, 2)), listOf(true, false), listOf('a', 'é'), arrayListOf(0.5f, 3f),
        ),
    ),
    sample(
        TextKeys(
            mapOf("b" to 1, "a" to 2), mapOf(Color.BLUE to 1, Color.RED to 2), mapOf(-1 to Leaf("m"), 10 to Leaf("t")),
            mapOf(Long.MIN_VALUE to "min", 0L to null), mapOf(1.toByte() to 1), mapOf(2.toShort() to 2), mapOf('c' to 3, 'ß' to 4),
            mapOf(true to 1, false to 0), mapOf(UInt.MAX_VALUE to 1), mapOf(UserId(5) to 6),
        ),
    ),
    sample(Inlines(UserId(1), Tagged(Leaf("t")), Count(3_000_000_000u), MaybeName(null), listOf(UserId(2), UserId(3)), null)),
    sample(Boxes(Box(1, listOf(2)), Box("s"), Box(Leaf("l")), Box(null, listOf(null, Leaf("m"))), Box(Box(Color.BLUE)))),
    sample(Singleton),
    sample(Shape.Circle(2.5)),
    sample<Shape>(Shape.Circle(2.5)),
    sample<Shape>(Shape.Nothing),
    sample(
        Drawing(
            Shape.Square(2),
            listOf(Shape.Circle(1.0), Shape.Nothing, Shape.Square(3, "x")),
            mapOf("a" to null, "b" to Shape.Circle(1.5)),
            Shape.Circle(4.0),
            null,
        ),
    ),
    sample<Expression>(
        Expression.Sum(1, Expression.Number(2, 3), Expression.Sum(4, Expression.Number(5, 6), Expression.Number(7, 8))),
    ),
    sample(Zoo(listOf(Dog("rex", listOf("sit")), Cat("tom", 9)), null)),
    sample<Animal>(Cat("tom", 9)),
    sample(Bill(Money(5), listOf(Money(2), Money(3)))),
    sample(5),
    sample("root"),
    sample<String?>(null),
    sample(1.25),
    sample(true),
    sample('c'),
    sample(Color.BLUE),
    sample(7u),
    sample(UserId(8)),
    sample(Unit),
    sample(listOf(1L, 2L)),
    sample(emptyList<Leaf>()),
    sample(mapOf("a" to listOf(1), "b" to listOf())),
    sample(mapOf(1 to mapOf(2 to 3))),
    sample(emptyMap<String, Int>()),
)

/** Values that Json cannot write, or not in this way. */
val otherSamples: List<Sample<*>> = listOf(
    sample(
        OtherKeys(
            mapOf(Leaf("a") to 1),
            mapOf(listOf(1, 2) to "x", emptyList<Int>() to "y"),
            mapOf(0.5 to "half"),
            mapOf(null to 1, "a" to 2),
            mapOf(mapOf("k" to 1) to mapOf(Leaf("l") to Leaf("m"))),
        ),
    ),
    sample(mapOf(Leaf("root") to 1)),
    sample(Double.NaN),
    sample(Float.NEGATIVE_INFINITY),
    sample(-0f),
    sample(ChosenDefaults()),
    sample(ChosenDefaults(4, 5, 6)),
)
