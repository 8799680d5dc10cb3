@file:OptIn(kotlinx.cinterop.ExperimentalForeignApi::class, kotlin.experimental.ExperimentalNativeApi::class)

package octavo.core

import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.LongVar
import kotlinx.cinterop.addressOf
import kotlinx.cinterop.interpretPointed
import kotlinx.cinterop.usePinned
import kotlinx.cinterop.value

private const val NON_ASCII_CHARS = 0xFF80FF80FF80FF80uL
private const val NON_ASCII_BYTES = 0x8080808080808080uL

/** Characters from which it pays to take many at a time. */
private const val MANY = 16

/** Writes characters from [start] on into [target] from [at] on, up to [end] or the first that is not ASCII, and returns how many. */
internal fun CharArray.copyAscii(start: Int, end: Int, target: ByteArray, at: Int): Int {
    checkRange(start, end, size)
    val count = end - start
    if (at < 0 || count > target.size - at) refuseText(count, at, target.size)
    var done = if (count >= MANY) copyEights(start, count / 8, target, at) else 0
    while (done < count) {
        val code = this[start + done].code
        if (code >= 0x80) break
        target[at + done] = code.toByte()
        done++
    }
    return done
}

private fun CharArray.copyEights(start: Int, count: Int, target: ByteArray, at: Int): Int =
    usePinned { copyEights(it.addressOf(start), count, target, at) }

private fun copyEights(chars: COpaquePointer, count: Int, target: ByteArray, at: Int): Int {
    for (index in 0 until count) {
        val first = chars.word(2 * index).value
        val second = chars.word(2 * index + 1).value
        if ((first or second).toULong() and NON_ASCII_CHARS != 0uL) return 8 * index
        target.setLongAt(at + 8 * index, gather(first) or (gather(second) shl 32))
    }
    return 8 * count
}

/** Returns four characters as four bytes. */
private fun gather(four: Long): Long {
    val pairs = (four or (four ushr 8)) and 0x0000FFFF0000FFFF
    return (pairs or (pairs ushr 16)) and 0xFFFFFFFF
}

/** Sets [target] from [at] on to the bytes in [[start], [end]), up to the first that is not ASCII, and returns how many. */
internal fun ByteArray.copyAscii(start: Int, end: Int, target: CharArray, at: Int): Int {
    checkRange(start, end, size)
    val count = end - start
    checkRange(at, at + count, target.size)
    var done = if (count >= MANY) copyEights(start, count / 8, target, at) else 0
    while (done < count) {
        val byte = this[start + done].toInt()
        if (byte < 0) break
        target[at + done] = byte.toChar()
        done++
    }
    return done
}

private fun ByteArray.copyEights(start: Int, count: Int, target: CharArray, at: Int): Int =
    target.usePinned { copyEights(start, count, it.addressOf(at)) }

private fun ByteArray.copyEights(start: Int, count: Int, chars: COpaquePointer): Int {
    for (index in 0 until count) {
        val eight = getLongAt(start + 8 * index)
        if (eight.toULong() and NON_ASCII_BYTES != 0uL) return 8 * index
        chars.word(2 * index).value = spread(eight and 0xFFFFFFFF)
        chars.word(2 * index + 1).value = spread(eight ushr 32)
    }
    return 8 * count
}

/** Returns four bytes as four characters. */
private fun spread(four: Long): Long {
    val pairs = (four or (four shl 16)) and 0x0000FFFF0000FFFF
    return (pairs or (pairs shl 8)) and 0x00FF00FF00FF00FF
}

/** Returns the word at [index]: a pointer's own operator takes 12 instructions for a frame of its own. */
@Suppress("NOTHING_TO_INLINE")
private inline fun COpaquePointer.word(index: Int): LongVar = interpretPointed(rawValue + index * Long.SIZE_BYTES.toLong())
