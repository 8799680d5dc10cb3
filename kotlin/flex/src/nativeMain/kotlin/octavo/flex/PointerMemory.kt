package octavo.flex

import kotlinx.cinterop.ByteVar
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.CVariable
import kotlinx.cinterop.ExperimentalForeignApi
import kotlinx.cinterop.IntVar
import kotlinx.cinterop.LongVar
import kotlinx.cinterop.ShortVar
import kotlinx.cinterop.get
import kotlinx.cinterop.plus
import kotlinx.cinterop.reinterpret
import kotlinx.cinterop.set
import octavo.core.writeLongLe

/** The [size] bytes from [start] on, such as a mapped file, without a copy; the caller must keep them valid while they are read. */
@ExperimentalForeignApi
public class PointerMemory(private val start: CPointer<ByteVar>, override val size: Long) : Memory() {
    init {
        require(size >= 0) { "the size must not be negative, was $size" }
    }

    override fun byteAt(at: Long): Byte {
        requireRange(at, 1)
        return start[at]
    }

    override fun shortAt(at: Long): Short = pointer<ShortVar>(at, 2)[0]

    override fun intAt(at: Long): Int = pointer<IntVar>(at, 4)[0]

    override fun longAt(at: Long): Long = pointer<LongVar>(at, 8)[0]

    private inline fun <reified T : CVariable> pointer(at: Long, byteCount: Int): CPointer<T> {
        requireRange(at, byteCount.toLong())
        return (start + at)!!.reinterpret()
    }

    override fun copyInto(target: ByteArray, targetIndex: Int, at: Long, byteCount: Int) {
        requireRange(at, byteCount.toLong())
        if (targetIndex < 0 || byteCount > target.size - targetIndex) {
            throw IndexOutOfBoundsException("$byteCount bytes at $targetIndex are not inside an array of ${target.size} bytes")
        }
        var done = 0
        while (done <= byteCount - 8) {
            target.writeLongLe(targetIndex + done, longAt(at + done))
            done += 8
        }
        for (index in done until byteCount) target[targetIndex + index] = start[at + index]
    }

    override fun write(at: Long, source: ByteArray, start: Int, end: Int) {
        requireRange(at, (end - start).toLong())
        for (index in start until end) this.start[at + (index - start)] = source[index]
    }
}
