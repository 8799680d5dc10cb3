@file:Suppress("ktlint:standard:function-naming", "FunctionName")

package octavo.struct.tests.hiding

import octavo.struct.Columns
import octavo.struct.Struct

// What Kotlin's own library has, too.

public class Exception
public class List
public class ByteArray
public fun listOf(vararg of: kotlin.Any): kotlin.Int = of.size
public fun emptyList(): kotlin.Int = 0
public fun intArrayOf(vararg of: kotlin.Any): kotlin.Int = 1
public fun List(size: kotlin.Int, of: (kotlin.Int) -> kotlin.Int): kotlin.Int = of(size)
public fun Char(code: UShort): kotlin.Int = code.toInt()
public fun packedList(size: kotlin.Int, of: (kotlin.Int) -> kotlin.Int): kotlin.Int = of(size)

/** A struct of nothing. */
@Struct
public class None

/** Uses what has other names in this package. */
@Struct
public data class Hiding(
    val a: Char,
    val b: kotlin.collections.List<kotlin.Int>,
    val c: Pair,
    val d: kotlin.collections.List<kotlin.collections.List<Pair>>,
    val m: Map<kotlin.String?, Pair>,
    @Columns val columns: kotlin.collections.List<Row>,
    val n: Long,
)

@Struct
public data class Row(val name: kotlin.String, val own: String, val pair: Pair, val x: kotlin.Int)

@Struct
public data class Pair(val first: kotlin.Int, val second: Char?, val third: Long?)

@Struct
public enum class String { A, B }

@Struct
public data class Int(val value: kotlin.Int, val own: String)

@Struct
public sealed class Any {
    @Struct
    public data class Unit(val x: kotlin.Int) : Any()

    @Struct
    public data object Nothing : Any()
}
