package octavo.struct.tests

import kotlinx.serialization.Serializable
import octavo.struct.Struct
import kotlin.jvm.JvmInline

@JvmInline
@Serializable
public value class UserId(public val raw: Long)

@JvmInline
@Serializable
public value class Label(public val text: String?)

@JvmInline
@Serializable
public value class Spot(public val point: Point)

/** Value classes around a number, around what may be null, around a struct and around a generic. */
@Struct
@Serializable
public data class Values(
    val id: UserId,
    val label: Label,
    val spot: Spot,
    val maybeId: UserId?,
    val maybeSpot: Spot?,
    val ids: List<UserId>,
)

/** Value classes with arguments. */
@Struct
public data class WrappedValues(
    val number: Wrapped<Int>,
    val label: Wrapped<String?>,
    val lists: List<Wrapped<List<Int>>>,
    val points: Wrapped<List<Point>>,
    val few: Wrapped<Collection<Int>>,
    val maybe: Wrapped<UserId>?,
)
