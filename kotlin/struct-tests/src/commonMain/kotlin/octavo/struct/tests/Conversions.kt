package octavo.struct.tests

import octavo.pack.Pack
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

public object MaybeMoneyAsCents : Conversion<Money?, Long?> {
    override fun toSurrogate(value: Money?): Long? = value?.cents

    override fun fromSurrogate(surrogate: Long?): Money? = surrogate?.let { Money(it) }
}

/** A message inside of another. */
public object PointAsMessage : Conversion<Point, ByteArray> {
    override fun toSurrogate(value: Point): ByteArray = Pack.encode(PointPackCoder, value)

    override fun fromSurrogate(surrogate: ByteArray): Point = Pack.decode(PointPackCoder, surrogate)
}

@Struct
public data class Letter(val id: Int, @Convert(with = PointAsMessage::class) val point: Point, val after: String)

@Struct
public data class Invoice(
    @Convert(with = MoneyAsCents::class) val total: Money,
    @Convert(with = MoneyAsPoint::class) val tax: Money,
    @Convert(with = MoneyAsCents::class) val discount: Money?,
)

@Struct
public data class Receipt(@Convert(with = MaybeMoneyAsCents::class) val paid: Money?)

/** A conversion of the whole list. */
public object MoneysAsCents : Conversion<List<Money>, List<UInt?>> {
    override fun toSurrogate(value: List<Money>): List<UInt?> = value.map { money -> money.cents.toUInt().takeIf { it > 0u } }

    override fun fromSurrogate(surrogate: List<UInt?>): List<Money> = surrogate.map { Money(it?.toLong() ?: 0) }
}

/** Nothing is no money. */
public object MoneyAsSome : Conversion<Money, Long?> {
    override fun toSurrogate(value: Money): Long? = value.cents.takeIf { it != 0L }

    override fun fromSurrogate(surrogate: Long?): Money = Money(surrogate ?: 0)
}

@Struct
public data class Purse(
    @Convert(with = MoneysAsCents::class) val coins: List<Money>,
    @Convert(with = MoneyAsSome::class) val debt: Money,
    @Convert(with = MoneysAsCents::class) val notes: List<Money>?,
)
