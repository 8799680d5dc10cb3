package shop

import octavo.struct.Columns
import octavo.struct.Struct

@RequiresOptIn
annotation class Fresh

typealias Named<T> = Map<String, T>

typealias Grid<T> = List<Named<T?>>

@Struct
open class Box<T>(val item: T)

@Struct
data class Aliases(val named: Named<Int>, val grid: Grid<Double>?, val projected: Box<out Number>, val plain: Box<Number>)

@Struct
data class Number(val n: Int)

@Struct
internal data class Secret(val x: Int)

enum class Color { RED }

@Struct
class Insider internal constructor(val open: Int, internal val secret: Secret, internal val color: Color, internal val text: String)

@Struct
internal class Deep(val boxes: Box<Box<Secret>>)

@Fresh
@Struct
class Unstable(val x: Int)

@Struct
class Made @Fresh constructor(val x: Int)

@Struct
sealed interface Thing

@Fresh
@Struct
class Some(val x: Int) : Thing

@OptIn(Fresh::class)
@Struct
class Users(val box: Box<Unstable>, @Columns val old: List<Old>, val thing: Thing)

@Struct
class Old(@property:Fresh val fresh: Int, @Deprecated("not any more") val old: Int)

@OptIn(Fresh::class)
@JvmInline
value class Loaf(val unstable: Unstable)

@Struct
class Basket(val loaves: List<Loaf?>)
