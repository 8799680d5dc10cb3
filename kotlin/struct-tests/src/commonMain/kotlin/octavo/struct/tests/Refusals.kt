package octavo.struct.tests

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.builtins.serializer
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder
import octavo.struct.Columns
import octavo.struct.Conversion
import octavo.struct.Convert
import octavo.struct.Struct
import kotlin.jvm.JvmInline

/** Takes no negative numbers. */
@JvmInline
@Serializable
public value class Counter(public val count: Int) {
    init {
        require(count >= 0) { "negative" }
    }
}

/** Takes no number above 9. */
@Struct
@Serializable
public data class Digit(val value: Int) {
    init {
        require(value <= 9) { "no digit" }
    }
}

/** Begins where its only value does, and takes no number above 4. */
@Struct
@Serializable
public data class Low(val number: Short) {
    init {
        require(number <= 4) { "too high" }
    }
}

/** Begins where [low] does, and does not take a 3 in it. */
@Struct
@Serializable
public data class Middle(val low: Low) {
    init {
        require(low.number != 3.toShort()) { "a 3" }
    }
}

/** Has values that begin at the same byte: [flag] is in the header, and [middle] and the one inside have none. */
@Struct
@Serializable
public data class High(val flag: Boolean, val middle: Middle, val more: Map<Low, Middle>)

/** Has digits in columns. */
@Struct
public data class Digits(@Columns val digits: List<Digit>, val last: Digit)

/** What [PickyConversion] takes if it is short. */
public data class Picky(val text: String)

/** Refuses long texts, either way. */
public object PickyConversion : Conversion<Picky, String> {
    override fun toSurrogate(value: Picky): String = check(value.text)

    override fun fromSurrogate(surrogate: String): Picky = Picky(check(surrogate))

    private fun check(text: String): String = if (text.length <= 3) text else error("too long")
}

/** Does the same for serializers. */
public object PickySerializer : KSerializer<Picky> {
    override val descriptor: kotlinx.serialization.descriptors.SerialDescriptor = String.serializer().descriptor

    override fun serialize(encoder: Encoder, value: Picky): Unit = encoder.encodeString(PickyConversion.toSurrogate(value))

    override fun deserialize(decoder: Decoder): Picky = PickyConversion.fromSurrogate(decoder.decodeString())
}

/** What accessors make, and may be refused: by classes of their own, or as no entry's name. */
@Struct
public data class Refused(
    val counter: Counter,
    val maybe: Counter?,
    @Convert(with = PickyConversion::class) val picky: Picky,
    @Convert(with = PickyConversion::class) val maybePicky: Picky?,
    val counters: List<Counter>,
    val color: Color,
    val weather: Weather,
    val colors: List<Color?>,
)

/** In pack a bit for the width of one byte, and that byte. */
@Struct
public data class Counted(val counter: Counter)

/** Has properties without a value at first: before all others, behind ones of every kind, and behind all others. */
@Serializable
public class Unready {
    public lateinit var first: String
    public var count: Int = 1
    public lateinit var afterNumber: Digit
    public lateinit var afterStruct: Digit
    public var label: Label = Label("label")
    public lateinit var afterWrapped: List<Digit>
    public var nothing: Digit? = null
    public lateinit var last: String
}

/** Everything that can refuse a value, nested in everything. */
@Struct
@Serializable
public data class Refusals(
    val before: Int,
    val name: String,
    @Convert(with = PickyConversion::class) @Serializable(with = PickySerializer::class) val picky: Picky,
    val digits: List<Digit>,
    val byName: Map<String, List<Digit>>,
    val names: Map<String, String>,
    val nested: List<List<String?>>,
    val byDigit: Map<Digit, String>,
    val counter: Counter,
    val inner: Refusals?,
)

/** Whose subclasses may refuse to tell any of its properties. */
@Struct
@Serializable
public open class Guarded(
    public open val number: Int,
    public open val maybe: Boolean?,
    public open val text: String?,
    public open val color: Color,
    public val last: Int,
)
