package shop

import octavo.struct.Conversion
import octavo.struct.Convert
import octavo.struct.Struct

class Money(val cents: Long)

abstract class AsText<T> : Conversion<T, String> {
    override fun toSurrogate(value: T): String = "$value"
}

object MoneyAsText : AsText<Money>() {
    override fun fromSurrogate(surrogate: String): Money = Money(surrogate.length.toLong())
}

typealias Cents = MoneyAsText

private object Hidden : Conversion<Money, Long> {
    override fun toSurrogate(value: Money): Long = value.cents

    override fun fromSurrogate(surrogate: Long): Money = Money(surrogate)
}

object MaybeMoney : Conversion<Money?, Long> {
    override fun toSurrogate(value: Money?): Long = value?.cents ?: 0

    override fun fromSurrogate(surrogate: Long): Money? = if (surrogate == 0L) null else Money(surrogate)
}

@Struct
class Conversions(
    @Convert(with = MoneyAsText::class) val fine: Money,
    @Convert(with = Cents::class) val alsoFine: Money,
    @Convert(with = MaybeMoney::class) val fineToo: Money?,
    @Convert(with = MaybeMoney::class) val maybe: Money,
    @Convert(with = MoneyAsText::class) val text: String,
    @Convert(with = Hidden::class) val hidden: Money,
    @Convert(with = MaybeMoney::class) val fineAsWell: Perhaps,
)

typealias Perhaps = Money?
