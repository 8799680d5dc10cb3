package octavo.core

import org.khronos.webgl.Uint8Array

/** The platform's own encoder and decoder of UTF-8. */
internal object PlatformText {
    val encoder = PlatformTextEncoder()
    val decoder = PlatformTextDecoder("utf-8", js("({ ignoreBOM: true })"))
}

@JsName("TextEncoder")
internal external class PlatformTextEncoder {
    fun encodeInto(source: String, destination: Uint8Array): EncodeResult
}

internal external interface EncodeResult {
    val read: Int
    val written: Int
}

@JsName("TextDecoder")
internal external class PlatformTextDecoder(encoding: String, options: dynamic) {
    fun decode(bytes: Uint8Array): String
}
