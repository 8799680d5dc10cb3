package shop

import octavo.struct.Name
import octavo.struct.Struct

@Struct
sealed interface Shape

class NotAStruct : Shape

@Struct
class Tagged(val type: Int) : Shape

@Struct
@Name("same")
class First : Shape

@Struct
@Name("same")
class Second : Shape

@Struct
class Generic<T>(val value: T) : Shape

@Struct
sealed interface Childless

@Struct
@Suppress("ktlint:standard:class-naming")
class A_B

class A {
    @Struct
    class B
}

@Struct
sealed interface Size

@Struct
enum class Shirt : Size { SMALL, LARGE }

@JvmInline
value class Centimeters(val raw: Int) : Size
