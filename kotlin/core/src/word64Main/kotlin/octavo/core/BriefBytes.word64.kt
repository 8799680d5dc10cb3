package octavo.core

/** Up to 16 bytes are written as two words, whatever their number: keys are as short. */
@InternalOctavoApi
public actual class BriefBytes actual constructor(source: ByteArray, start: Int, end: Int) {
    public actual val size: Int = end - start
    private val bytes = ByteArray(maxOf(size, WORDS)).also { source.copyInto(it, 0, start, end) }
    private val first = bytes.readLongLe(0)
    private val second = bytes.readLongLe(8)

    internal actual fun copyInto(target: ByteArray, at: Int, room: Int) {
        if (size > WORDS || room < WORDS) {
            bytes.copyInto(target, at, 0, size)
        } else {
            target.writeLongLe(at, first)
            target.writeLongLe(at + 8, second)
        }
    }

    private companion object {
        const val WORDS = 16
    }
}
