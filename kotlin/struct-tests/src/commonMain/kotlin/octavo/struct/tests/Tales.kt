package octavo.struct.tests

import kotlinx.datetime.LocalDateTime
import octavo.struct.Columns
import octavo.struct.Conversion
import octavo.struct.Convert
import octavo.struct.Struct

/** Is told otherwise whenever it is [asked] for. */
public class Tale {
    public var asked: Int = 0

    /** What it is told as next time. */
    public fun next(): Int = ++asked
}

public object TaleAsTexts : Conversion<Tale, List<String>> {
    override fun toSurrogate(value: Tale): List<String> = List(value.next()) { "text" }

    override fun fromSurrogate(surrogate: List<String>): Tale = Tale().apply { asked = surrogate.size }
}

public object TaleAsFlags : Conversion<Tale, BooleanArray> {
    override fun toSurrogate(value: Tale): BooleanArray = BooleanArray(value.next())

    override fun fromSurrogate(surrogate: BooleanArray): Tale = Tale().apply { asked = surrogate.size }
}

public object TaleAsCounts : Conversion<Tale, Map<Int, Int?>?> {
    override fun toSurrogate(value: Tale): Map<Int, Int?> = List(value.next()) { it to null }.toMap()

    override fun fromSurrogate(surrogate: Map<Int, Int?>?): Tale = Tale().apply { asked = surrogate!!.size }
}

public object TaleAsTime : Conversion<Tale, LocalDateTime> {
    override fun toSurrogate(value: Tale): LocalDateTime = value.next().let { LocalDateTime(it, it, it, it, it) }

    override fun fromSurrogate(surrogate: LocalDateTime): Tale =
        Tale().apply { if (surrogate.year == surrogate.minute) asked = surrogate.year }
}

public object TaleAsNumber : Conversion<Tale, Int> {
    override fun toSurrogate(value: Tale): Int = value.next()

    override fun fromSurrogate(surrogate: Int): Tale = Tale().apply { asked = surrogate }
}

/** Is never told, as a number that may be none. */
public object TaleUntold : Conversion<Tale, Int?> {
    override fun toSurrogate(value: Tale): Int? = error("not told")

    override fun fromSurrogate(surrogate: Int?): Tale = Tale()
}

@Struct
public class Untold(public val before: String, @Convert(with = TaleUntold::class) public val tale: Tale, public val behind: String?)

@Struct
public class Tales(
    @Convert(with = TaleAsTexts::class) public val texts: Tale,
    @Convert(with = TaleAsTexts::class) public val maybeTexts: Tale?,
    @Convert(with = TaleAsFlags::class) public val flags: Tale,
    @Convert(with = TaleAsCounts::class) public val counts: Tale,
    @Convert(with = TaleAsTime::class) public val time: Tale,
    @Convert(with = TaleAsNumber::class) public val number: Tale,
    @Columns public val rows: List<TaleRow>,
)

@Struct
public class TaleRow(
    @Convert(with = TaleAsNumber::class) public val number: Tale,
    @Convert(with = TaleAsNumber::class) public val maybe: Tale?,
    @Convert(with = TaleAsTexts::class) public val texts: Tale,
)
