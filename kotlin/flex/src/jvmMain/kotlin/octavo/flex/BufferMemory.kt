package octavo.flex

import octavo.core.window
import java.nio.ByteBuffer
import java.nio.ByteOrder

/** The remaining bytes of [buffer], without a copy: on the heap or off it. Its position and limit are left alone. */
public class BufferMemory(buffer: ByteBuffer) : Memory() {
    private val bytes: ByteBuffer = buffer.slice().order(ByteOrder.LITTLE_ENDIAN)

    override val size: Long get() = bytes.limit().toLong()

    override fun byteAt(at: Long): Byte = bytes.get(index(at, 1))

    override fun shortAt(at: Long): Short = bytes.getShort(index(at, 2))

    override fun intAt(at: Long): Int = bytes.getInt(index(at, 4))

    override fun longAt(at: Long): Long = bytes.getLong(index(at, 8))

    override fun copyInto(target: ByteArray, targetIndex: Int, at: Long, byteCount: Int) {
        window(at, byteCount).get(target, targetIndex, byteCount)
    }

    override fun write(at: Long, source: ByteArray, start: Int, end: Int) {
        window(at, end - start).put(source, start, end - start)
    }

    private fun window(at: Long, byteCount: Int): ByteBuffer {
        val start = index(at, byteCount)
        return bytes.duplicate().window(start, start + byteCount)
    }

    private fun index(at: Long, byteCount: Int): Int {
        requireRange(at, byteCount.toLong())
        return at.toInt()
    }
}
