package shop

import octavo.struct.Struct

@Struct
private class Private(val x: Int)

@Struct
abstract class Abstract(val x: Int)

@Struct
interface Open

@Struct
annotation class Marker

class Outer {
    @Struct
    inner class Inner(val x: Int)
}

@Struct
@JvmInline
value class Id(val raw: Long)

@Struct
class Hidden private constructor(val x: Int)

@Struct
class Parameters(x: Int, val y: Int, z: Int = 0, private val hidden: Int) {
    val outside = x + z
    val computed get() = y
    val lazily by lazy { y }
}

@Struct
class Secondary {
    constructor(x: Int)
}

open class Base {
    @Struct
    protected class Protected(val x: Int)
}

@Struct
class Twice

@Struct
@Suppress("ktlint:standard:class-naming")
class twice

@Struct
expect class Expected(x: Int) {
    val x: Int
}

@Struct
expect enum class ExpectedEnum { A, }
