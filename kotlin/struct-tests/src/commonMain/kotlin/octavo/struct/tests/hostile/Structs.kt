package octavo.struct.tests.hostile

import kotlinx.datetime.LocalDate
import kotlinx.datetime.LocalDateTime
import octavo.struct.Columns
import octavo.struct.Fixed
import octavo.struct.Struct
import kotlin.jvm.JvmInline

@JvmInline
public value class Maybe(public val value: Int?)

@JvmInline
public value class Title(public val value: String)

@Struct
public data class Texts(
    val title: Title?,
    val date: LocalDate?,
    val titles: Map<Title?, Title?>,
    val letter: Char,
    val letters: List<Char?>,
    val moment: LocalDateTime,
    val moments: List<LocalDateTime?>,
)

@Struct
public data class Unsigned(
    val byte: UByte,
    val short: UShort,
    val int: UInt,
    @Fixed val fixed: ULong?,
    val bytes: List<UByte>,
    val longs: Set<ULong?>,
    val shorts: Map<UShort, UInt>,
)

@Struct
public data class Collections(
    val ints: List<Int>,
    val longs: Collection<Long>,
    val doubles: List<Double>,
    val flags: List<Boolean>,
    val someFlags: List<Boolean?>,
    val someInts: Set<Int?>,
    val maybe: List<Maybe>,
    val changing: MutableList<Int>,
    val changingSet: MutableSet<String>,
    val changingMap: MutableMap<String, MutableList<Int?>>,
    val pairs: MutableMap<Double, Boolean>,
    @Columns val texts: List<Texts>,
)

@Struct
public data class Keys(
    val chars: Map<Char, Int>,
    val booleans: Map<Boolean, Int>,
    val bytes: Map<Byte, Int>,
    val shorts: Map<Short, Int>,
    val ints: Map<Int, Int>,
    val longs: Map<Long, Int>,
    val unsignedBytes: Map<UByte, Int>,
    val unsignedShorts: Map<UShort, Int>,
    val unsignedInts: Map<UInt, Int>,
    val unsignedLongs: Map<ULong, Int>,
)

@Struct
public data class All(val texts: Texts, val unsigned: Unsigned, val collections: Collections, val keys: List<Keys>)
