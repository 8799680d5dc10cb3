package octavo.core

@InternalOctavoApi
public actual class TextEncoder actual constructor() {
    public actual fun encode(text: String, target: ByteArray, at: Int): Int = Utf8.encode(text, target, at)
}
