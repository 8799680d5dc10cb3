package shop

import octavo.struct.Name
import octavo.struct.Struct

@Struct
@Name("item")
class Item(val id: Int)

@Struct
sealed interface Row

@Struct
@Name("item")
data class ItemRow(val id: Int) : Row

@Struct
@Name("item")
data object NoRow : Row

@Struct
@Name("box")
class Box<T>(val value: T)

@Struct
@Name("box")
class Crate<T>(val value: T)

@Struct
class Boxes(val box: Box<Int>, val crate: Crate<Int>, val other: Crate<String>)
