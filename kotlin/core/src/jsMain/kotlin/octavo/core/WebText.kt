package octavo.core

import org.khronos.webgl.Int8Array
import org.khronos.webgl.Uint8Array

/** The encoder and the decoder that browsers have, and servers too. */
internal object WebText : PlatformText {
    private val encoder = WebTextEncoder()
    private val decoder = WebTextDecoder("utf-8", js("({ ignoreBOM: true })"))

    override fun encode(text: String, target: ByteArray, at: Int): Int = encoder.encodeInto(text, view(target, at, target.size)).written

    override fun decode(bytes: ByteArray, start: Int, end: Int): String = decoder.decode(view(bytes, start, end))

    private fun view(array: ByteArray, start: Int, end: Int): Uint8Array {
        val bytes = array.unsafeCast<Int8Array>()
        return Uint8Array(bytes.buffer, bytes.byteOffset + start, end - start)
    }
}

@JsName("TextEncoder")
private external class WebTextEncoder {
    fun encodeInto(source: String, destination: Uint8Array): EncodeResult
}

private external interface EncodeResult {
    val written: Int
}

@JsName("TextDecoder")
private external class WebTextDecoder(encoding: String, options: dynamic) {
    fun decode(bytes: Uint8Array): String
}
