package shop

import octavo.ksp.library.Converted
import octavo.ksp.library.Opaque
import octavo.ksp.library.Row
import octavo.ksp.library.Sealed
import octavo.ksp.library.Secret
import octavo.ksp.library.Ticket
import octavo.struct.Columns
import octavo.struct.Struct

@Struct
class Values(
    val ticket: Ticket,
    val secrets: List<Secret>,
)

@Struct
class UsesSealed(val sealed: Sealed<Int>)

@Struct
class UsesOpaque(val opaque: Opaque<Int>)

@Struct
class UsesConverted(val converted: Converted<Int>)

@Struct
class UsesRows(@Columns val rows: List<Row>, val row: Row)
