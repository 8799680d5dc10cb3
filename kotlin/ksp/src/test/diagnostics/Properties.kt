package shop

import octavo.struct.Name
import octavo.struct.Since
import octavo.struct.Struct
import octavo.struct.Transient

enum class Twice {
    A,

    @Name("A")
    B,
}

@Struct
class Properties(
    @Transient val noDefault: Int,
    @Since(2) val noDefaultEither: Int,
    @Since(2) val nullable: Int?,
    val first: Int,
    @Name("first") val second: Int,
    @Name("a\u0000b") val zero: Int,
    val twice: Twice,
    @Since(0) val zeroth: Int = 1,
    @Since(-1) val before: Int?,
    @Since(1) val fine: Int?,
)

@Struct
class Getters(
    val a: List<Int>,
    val A: IntArray,
    val text: String,
    val Text: ByteArray,
    val fine: List<Int>,
    val Fine: Map<String, Int>,
    val alsoFine: List<Int>,
    val AlsoFine: List<String>,
    val `_`: Int,
    val `paral·lel`: Int,
    val `price€`: Int,
)

abstract class Changing {
    var lost = 0
    private var lostToo = 0
    open var overridden = 0
    val constant = 1

    @Transient var derived = 0
    var computed
        get() = derived
        set(value) {
            derived = value
        }
}

@Struct
class Inherits(override var overridden: Int) : Changing()

typealias Change = Changing

@Struct
class InheritsByAnotherName(override var overridden: Int) : Change()
