package shop

import octavo.struct.Conversion
import octavo.struct.Convert
import octavo.struct.Name
import octavo.struct.Since
import octavo.struct.Struct
import octavo.struct.Transient
import octavo.struct.Unknown
import kotlin.time.Instant

enum class Color {
    RED,

    @Name("green")
    GREEN,
}

@JvmInline
value class UserId(val raw: Long)

class Money(val cents: Long)

object MoneyAsCents : Conversion<Money, Long> {
    override fun toSurrogate(value: Money): Long = value.cents

    override fun fromSurrogate(surrogate: Long): Money = Money(surrogate)
}

@Struct
data class Address(val street: String, val zip: Int)

@Struct
internal data class User(
    val id: UserId,
    val username: String,
    val tags: List<String>,
    val address: Address,
    val previous: Address?,
    val color: Color,
    val matrix: List<List<Double?>>,
    val scores: Map<Color, Int>,
    val routes: Map<Address, Set<Int>>,
    val picture: ByteArray,
    val samples: ShortArray,
    val born: Instant,
    @Convert(with = MoneyAsCents::class) val balance: Money,
    @Transient val session: Int = 0,
    val greeting: String = "Hello, $username",
    @Since(2) val nickname: String?,
)

@Struct
object Nobody

@Struct
enum class Level {
    LOW,
    HIGH,

    @Unknown
    OTHER,
}
