package octavo.flex

import octavo.core.Limits
import octavo.core.MalformedException
import octavo.flex.emit.BuilderPool
import octavo.flex.verify.Verifier
import kotlin.jvm.JvmOverloads
import kotlin.jvm.JvmStatic

/** Reads, writes and checks flex messages: the front door. */
public object Flex {
    /** Returns the root of the message in [[fromIndex], [toIndex]) of [bytes]; everything below it is read when asked for. */
    @JvmStatic
    @JvmOverloads
    public fun read(bytes: ByteArray, fromIndex: Int = 0, toIndex: Int = bytes.size): FlexValue =
        read(ArrayMemory(bytes, fromIndex, toIndex))

    /** Returns the root of the message that fills [memory]. */
    @JvmStatic
    public fun read(memory: Memory): FlexValue {
        val end = memory.size
        if (end < MIN_SIZE) throw MalformedException("a message of at least $MIN_SIZE bytes", "$end", 0)
        val width = memory.byteAt(end - 1).toInt() and 0xFF
        if (!isWidth(width.toLong()) || width > end - 2) {
            throw MalformedException("a root width of 1, 2, 4 or 8 that fits", "$width", end - 1)
        }
        val packedType = memory.byteAt(end - 2).toInt() and 0xFF
        return FlexValue(memory, end - 2 - width, width, packedType, null, 0)
    }

    /** Checks the whole message in [[fromIndex], [toIndex]) of [bytes]; throws [MalformedException] where it is wrong. */
    @JvmStatic
    @JvmOverloads
    public fun verify(bytes: ByteArray, fromIndex: Int = 0, toIndex: Int = bytes.size, limits: Limits = Limits.DEFAULT): Unit =
        verify(ArrayMemory(bytes, fromIndex, toIndex), limits)

    /** Checks the whole message in [memory]; throws [MalformedException] where it is wrong. */
    @JvmStatic
    @JvmOverloads
    public fun verify(memory: Memory, limits: Limits = Limits.DEFAULT): Unit = Verifier(memory, limits).verify()

    /** Builds a message of the one value that [block] puts. */
    @JvmStatic
    @JvmOverloads
    public fun build(options: FlexOptions = FlexOptions(), block: FlexBuilder.() -> Unit): ByteArray =
        BuilderPool.use(options) { it.apply(block).finish() }

    private const val MIN_SIZE = 3
}
