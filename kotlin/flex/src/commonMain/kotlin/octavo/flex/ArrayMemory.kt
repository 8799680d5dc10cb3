package octavo.flex

import octavo.core.Utf8
import octavo.core.readIntLe
import octavo.core.readLongLe
import octavo.core.readShortLe
import kotlin.jvm.JvmOverloads

/** The bytes of [array] in [[fromIndex], [toIndex]), without a copy. */
public class ArrayMemory @JvmOverloads constructor(
    private val array: ByteArray,
    private val fromIndex: Int = 0,
    toIndex: Int = array.size,
) : Memory() {
    private val byteCount = toIndex - fromIndex

    init {
        if (fromIndex < 0 || byteCount < 0 || toIndex > array.size) {
            throw IndexOutOfBoundsException("[$fromIndex, $toIndex) is not inside an array of ${array.size} bytes")
        }
    }

    override val size: Long get() = byteCount.toLong()

    override fun byteAt(at: Long): Byte = array[index(at, 1)]

    override fun shortAt(at: Long): Short = array.readShortLe(index(at, 2))

    override fun intAt(at: Long): Int = array.readIntLe(index(at, 4))

    override fun longAt(at: Long): Long = array.readLongLe(index(at, 8))

    override fun copyInto(target: ByteArray, targetIndex: Int, at: Long, byteCount: Int) {
        val start = index(at, byteCount)
        array.copyInto(target, targetIndex, start, start + byteCount)
    }

    override fun write(at: Long, source: ByteArray, start: Int, end: Int) {
        source.copyInto(array, index(at, end - start), start, end)
    }

    override fun <R> window(at: Long, byteCount: Int, use: (bytes: ByteArray, start: Int) -> R): R =
        use(array, index(at, byteCount))

    override fun firstInvalidUtf8(start: Long, end: Long): Long {
        val from = index(start, (end - start).toInt())
        val invalid = Utf8.firstInvalid(array, from, from + (end - start).toInt())
        return if (invalid < 0) -1 else (invalid - fromIndex).toLong()
    }

    private fun index(at: Long, byteCount: Int): Int {
        requireRange(at, byteCount.toLong())
        return fromIndex + at.toInt()
    }
}
