package octavo.core

import java.nio.ByteBuffer
import java.nio.CharBuffer

/** The platform's encoder over buffers that are kept: vectorised, strict, and it makes no array. */
@InternalOctavoApi
public actual class TextEncoder actual constructor() {
    private val encoder = Charsets.UTF_8.newEncoder()
    private val chars = CharArray(CHUNK)
    private val input = CharBuffer.wrap(chars)

    /** A view of the array that text went to last. */
    private var view = ByteBuffer.wrap(ByteArray(0))

    public actual var hash: Int = 0
        private set

    public actual fun encode(text: String, target: ByteArray, at: Int): Int {
        if (text.length < VECTORIZED) return Utf8.encode(text, target, at)
        if (isForCopy(text, target, at)) {
            val end = AsciiCopy.copy(text, target, at)
            if (end >= 0) return end
        }
        return encodeInBulk(text, target, at)
    }

    public actual fun encodeAndHash(text: String, target: ByteArray, at: Int): Int {
        if (isForCopy(text, target, at) && AsciiCopy.copyLatin1(text, target, at)) {
            val end = at + text.length
            val known = ByteHash.hashOfAscii(target, at, end)
            if (known >= 0) return end.also { hash = known.toInt() }
        }
        return encode(text, target, at).also { hash = ByteHash.hash(target, at, it) }
    }

    private fun isForCopy(text: String, target: ByteArray, at: Int): Boolean =
        AsciiCopy.IS_FAST && text.length >= VECTORIZED && at <= target.size - text.length

    private fun encodeInBulk(text: String, target: ByteArray, at: Int): Int {
        if (at > target.size) throw IndexOutOfBoundsException("no text fits at $at of ${target.size} bytes")
        val output = viewOf(target).window(at, target.size)
        encoder.reset()
        var start = 0
        while (start < text.length) {
            val end = minOf(start + CHUNK, text.length)
            text.toCharArray(chars, 0, start, end)
            input.window(0, end - start)
            // What does not end well is encoded again, by the loop that says where and why.
            if (!encoder.encode(input, output, end == text.length).isUnderflow) return Utf8.encode(text, target, at)
            start += input.position()
        }
        return output.position()
    }

    private fun viewOf(target: ByteArray): ByteBuffer {
        if (view.array() === target) return view
        return ByteBuffer.wrap(target).also { if (target.size <= KEPT_CAPACITY) view = it }
    }

    private companion object {
        const val CHUNK = 1024

        /** Length from which a loop is slower: 6 ns for 8 to 16 characters on JDK 25, copying 7, but 10 and 8 for 10 to 40. */
        const val VECTORIZED = 12

        /** A larger array is not held on to. */
        const val KEPT_CAPACITY = 1 shl 20
    }
}
