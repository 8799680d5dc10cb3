package shop

import octavo.struct.Columns
import octavo.struct.Struct

@Struct
class Row(val x: Int)

@Struct(open = true)
class OpenRow(val x: Int)

@Struct
class NoRow

@Struct
class Rows(@Columns val rows: List<Row>)

@Struct
class Table(
    @Columns val fine: List<Row>?,
    @Columns val set: Set<Row>,
    @Columns val numbers: List<Int>,
    @Columns val holes: List<Row?>,
    @Columns val open: List<OpenRow>,
    @Columns val nothing: List<NoRow>,
    @Columns val nested: List<Rows>,
)

@Struct
class Tree(@Columns val children: List<Tree>)
