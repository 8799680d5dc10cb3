package octavo.core

/** The functions of Node's buffers: they take any array as it is, and no view of it need be made (45 ns against 75 for a text of 50). */
internal object NodeText : PlatformText {
    private val buffer: dynamic = js("globalThis.Buffer && globalThis.Buffer.prototype")
    private val write: dynamic = buffer?.utf8Write
    private val slice: dynamic = buffer?.utf8Slice

    val isSupported: Boolean = jsTypeOf(write) == "function" && jsTypeOf(slice) == "function"

    override fun encode(text: String, target: ByteArray, at: Int): Int = write.call(target, text, at, target.size - at)

    override fun decode(bytes: ByteArray, start: Int, end: Int): String = slice.call(bytes, start, end)
}
