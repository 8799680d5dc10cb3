package octavo.struct.tests

import octavo.struct.Conversion
import octavo.struct.Convert
import octavo.struct.Struct

/** A class of someone else. */
public class Money(public val cents: Long) {
    override fun equals(other: Any?): Boolean = other is Money && cents == other.cents

    override fun hashCode(): Int = cents.hashCode()
}

public object MoneyAsCents : Conversion<Money, Long> {
    override fun toSurrogate(value: Money): Long = value.cents

    override fun fromSurrogate(surrogate: Long): Money = Money(surrogate)
}

public object MoneyAsPoint : Conversion<Money, Point> {
    override fun toSurrogate(value: Money): Point = Point((value.cents / 100).toInt(), (value.cents % 100).toInt())

    override fun fromSurrogate(surrogate: Point): Money = Money(surrogate.x * 100L + surrogate.y)
}

@Struct
public data class Invoice(
    @Convert(with = MoneyAsCents::class) val total: Money,
    @Convert(with = MoneyAsPoint::class) val tax: Money,
    @Convert(with = MoneyAsCents::class) val discount: Money?,
)
