package octavo.core

import org.khronos.webgl.ArrayBuffer
import org.khronos.webgl.Int8Array

@InternalOctavoApi
public actual fun ByteArray.copyOfMessage(start: Int, end: Int): ByteArray = when {
    end - start in SharedBuffer.LEAST..SharedBuffer.MOST -> SharedBuffer.copy(this, start, end)
    start == 0 -> copyOf(end) // of 4 bytes 28 ns on Node 20, where a range takes 40
    else -> copyOfRange(start, end)
}

/**
 * A buffer that messages share one after another, as Node's own `Buffer`s do.
 *
 * An array of more than 64 bytes has a buffer outside the engine's heap, which takes 350 to 800 ns on Node 20; a part of one that is
 * there 80 to 180.
 */
private object SharedBuffer {
    private var buffer = ArrayBuffer(SIZE)
    private var used = 0

    fun copy(bytes: ByteArray, start: Int, end: Int): ByteArray {
        val size = end - start
        if (size > SIZE - used) renew()
        val copy = Int8Array(buffer, used, size)
        copy.set(bytes.unsafeCast<Int8Array>().subarray(start, end))
        used += (size + 7) and -8
        return copy.unsafeCast<ByteArray>()
    }

    private fun renew() {
        buffer = ArrayBuffer(SIZE)
        used = 0
    }

    /** No more than this is held on to by one small message. */
    private const val SIZE = 1 shl 15
    const val LEAST = 65
    const val MOST = SIZE / 4
}
