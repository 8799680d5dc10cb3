package octavo.struct.tests

import kotlinx.datetime.LocalDate
import kotlinx.serialization.Serializable
import octavo.struct.Columns
import octavo.struct.Fixed
import octavo.struct.Shared
import octavo.struct.Since
import octavo.struct.Struct

/** A field of every kind. */
@Struct
public data class Row(
    val flag: Boolean,
    val byte: Byte,
    val short: Short,
    val int: Int,
    @Fixed val fixed: Int,
    val long: Long,
    val uInt: UInt,
    val float: Float,
    val double: Double,
    val char: Char,
    val text: String,
    @Shared val shared: String,
    val color: Color,
    val id: UserId,
    val date: LocalDate,
    val point: Point,
    val list: List<Int?>,
    val flagOrNull: Boolean?,
    val intOrNull: Int?,
    val doubleOrNull: Double?,
    val textOrNull: String?,
    val idOrNull: UserId?,
    val pointOrNull: Point?,
)

@Struct
public data class Table(val name: String, @Columns val rows: List<Row>, @Columns val more: MutableList<Row>?, val points: List<Point>)

/** Columns of numbers alone, in a message with nothing else. */
@Struct
@Serializable
public data class Series(@Columns val samples: List<Sample>)

@Struct
@Serializable
public data class Sample(val ok: Boolean, @Fixed val size: Int, val count: Int, val price: Float?)

/** Columns in both sections of open structs inside of one another, whose lengths have one byte or two. */
@Struct(open = true)
public data class OpenTable(
    val name: String,
    @Columns val samples: List<Sample>,
    val inner: OpenTable?,
    @Since(2) @Columns val later: List<Sample> = emptyList(),
)

/** Columns inside of one another, as deep as one likes. */
@Struct
public data class Cabinet(@Columns val drawers: List<Drawer>)

@Struct
public data class Drawer(val cabinets: List<Cabinet>)
