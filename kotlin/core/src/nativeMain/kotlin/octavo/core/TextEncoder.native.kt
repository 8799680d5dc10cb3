package octavo.core

/** Takes characters by the chunk: each that is asked of a string takes 20 instructions. */
@InternalOctavoApi
public actual class TextEncoder actual constructor() {
    private val chars = CharArray(CHUNK)

    public actual var hash: Int = 0
        private set

    public actual fun encodeAndHash(text: String, target: ByteArray, at: Int): Int =
        encode(text, target, at).also { hash = ByteHash.hash(target, at, it) }

    public actual fun encode(text: String, target: ByteArray, at: Int): Int {
        if (text.length < FEW) return Utf8.encode(text, target, at)
        if (at < 0 || text.length > target.size - at) refuseText(text.length, at, target.size)
        var out = at
        var index = 0
        while (index < text.length) {
            val start = index
            val end = minOf(start + CHUNK, text.length)
            text.toCharArray(chars, 0, start, end)
            while (index < end) {
                val ascii = chars.copyAscii(index - start, end - start, target, out)
                index += ascii
                out += ascii
                if (index == end) break
                val code = Utf8.codePoint(text, index)
                out = Utf8.encodeCodePoint(code, target, out)
                index += if (code > 0xFFFF) 2 else 1
            }
        }
        return out
    }

    private companion object {
        const val CHUNK = 256

        /** Characters up to which to ask for each takes no longer than to take them all. */
        const val FEW = 8
    }
}
