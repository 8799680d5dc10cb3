package octavo.core

import org.khronos.webgl.Int8Array

@InternalOctavoApi
public actual fun copyBytes(source: ByteArray, start: Int, end: Int, target: ByteArray, at: Int) {
    val count = end - start
    source.checkRoom(start, count)
    target.checkRoom(at, count)
    if (count > LOOP || source === target) {
        val part = source.unsafeCast<Int8Array>()
        return target.unsafeCast<Int8Array>().set(if (count == source.size) part else part.subarray(start, end), at)
    }
    for (offset in 0 until count) target[at + offset] = source[start + offset]
}

/** Bytes up to which a loop is faster: the platform's copy takes 45 ns at any length on Node, a view of a part 80, a loop 1.3 ns a byte. */
private const val LOOP = 32
