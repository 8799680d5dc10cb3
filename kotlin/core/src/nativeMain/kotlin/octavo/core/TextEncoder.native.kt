package octavo.core

@InternalOctavoApi
public actual class TextEncoder actual constructor() {
    public actual fun encode(text: String, target: ByteArray, at: Int): Int = Utf8.encode(text, target, at)

    public actual var hash: Int = 0
        private set

    public actual fun encodeAndHash(text: String, target: ByteArray, at: Int): Int =
        encode(text, target, at).also { hash = ByteHash.hash(target, at, it) }
}
