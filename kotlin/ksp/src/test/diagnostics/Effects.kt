package shop

import octavo.struct.Fixed
import octavo.struct.Shared
import octavo.struct.Struct

@Struct(open = true)
object OpenObject

@Struct(open = true)
enum class OpenEnum { A, }

@Struct(open = true)
sealed interface OpenSealed

@Struct
class Case : OpenSealed

@Struct
class Generic<T>(@Fixed val fixed: T, @Shared val shared: List<T>)

@Struct
class Effects(
    @Fixed val text: String,
    @Fixed val flag: Boolean?,
    @Fixed val byte: Byte,
    @Fixed val bytes: List<ByteArray>,
    @Shared val number: Int,
    @Shared val numbers: Map<Int, Long>,
    @Fixed @Shared val fine: Map<String, List<Long?>>,
    val generic: Generic<Boolean>,
)

fun function() {
    @Struct
    class Local(val x: Int)
}

class Around {
    fun method() {
        @Struct
        class InMethod(val x: Int)
    }
}
