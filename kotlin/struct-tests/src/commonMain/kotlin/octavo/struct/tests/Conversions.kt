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
