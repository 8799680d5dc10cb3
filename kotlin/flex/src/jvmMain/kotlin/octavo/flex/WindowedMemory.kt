package octavo.flex

import octavo.core.window
import java.nio.ByteBuffer
import java.nio.ByteOrder
import java.nio.channels.FileChannel

/**
 * Bytes of any length in consecutive windows, all of one size except the last, which may be shorter.
 *
 * For a file, call [map]. For a `MemorySegment` of JDK 22 or later, cut it into windows with `asSlice(...).asByteBuffer()`.
 */
public class WindowedMemory(windows: List<ByteBuffer>) : Memory() {
    private val windows = windows.map { it.slice().order(ByteOrder.LITTLE_ENDIAN) }.toTypedArray()
    private val windowSize = this.windows.firstOrNull()?.limit() ?: 0

    override val size: Long = this.windows.sumOf { it.limit().toLong() }

    init {
        for (index in this.windows.indices) {
            val byteCount = this.windows[index].limit()
            val fits = if (index < this.windows.lastIndex) byteCount == windowSize else byteCount <= windowSize
            require(fits) { "window $index has $byteCount bytes, the first $windowSize" }
        }
    }

    override fun byteAt(at: Long): Byte {
        requireRange(at, 1)
        return windows[(at / windowSize).toInt()].get((at % windowSize).toInt())
    }

    override fun shortAt(at: Long): Short = load(at, 2, { window, index -> window.getShort(index).toLong() }).toShort()

    override fun intAt(at: Long): Int = load(at, 4, { window, index -> window.getInt(index).toLong() }).toInt()

    override fun longAt(at: Long): Long = load(at, 8, { window, index -> window.getLong(index) })

    private inline fun load(at: Long, byteCount: Int, inside: (window: ByteBuffer, index: Int) -> Long): Long {
        requireRange(at, byteCount.toLong())
        val window = windows[(at / windowSize).toInt()]
        val index = (at % windowSize).toInt()
        return if (index <= window.limit() - byteCount) inside(window, index) else across(at, byteCount)
    }

    private fun across(at: Long, byteCount: Int): Long {
        var value = 0L
        for (index in byteCount - 1 downTo 0) value = value shl 8 or (byteAt(at + index).toLong() and 0xFF)
        return value
    }

    override fun copyInto(target: ByteArray, targetIndex: Int, at: Long, byteCount: Int): Unit =
        eachPart(at, byteCount) { part, done, count -> part.get(target, targetIndex + done, count) }

    override fun write(at: Long, source: ByteArray, start: Int, end: Int): Unit =
        eachPart(at, end - start) { part, done, count -> part.put(source, start + done, count) }

    /** Calls [action] for the part of [byteCount] bytes at [at] in each window: the part, what came before, its length. */
    private inline fun eachPart(at: Long, byteCount: Int, action: (part: ByteBuffer, done: Int, count: Int) -> Unit) {
        requireRange(at, byteCount.toLong())
        var done = 0
        while (done < byteCount) {
            val window = windows[((at + done) / windowSize).toInt()]
            val index = ((at + done) % windowSize).toInt()
            val count = minOf(window.limit() - index, byteCount - done)
            action(window.duplicate().window(index, index + count), done, count)
            done += count
        }
    }

    public companion object {
        private const val WINDOW_SIZE = 1L shl 30

        /** Maps the file of [channel] as it is now; the channel may then be closed. A [mode] of read-write allows changes in place. */
        @JvmStatic
        @JvmOverloads
        public fun map(channel: FileChannel, mode: FileChannel.MapMode = FileChannel.MapMode.READ_ONLY): Memory {
            val end = channel.size()
            return WindowedMemory((0 until end step WINDOW_SIZE).map { channel.map(mode, it, minOf(WINDOW_SIZE, end - it)) })
        }
    }
}
