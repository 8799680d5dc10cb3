package octavo.core

@InternalOctavoApi
public actual class BriefBytes actual constructor(source: ByteArray, start: Int, end: Int) {
    public actual val size: Int = end - start
    private val bytes = source.copyOfRange(start, end)

    internal actual fun copyInto(target: ByteArray, at: Int, room: Int): Unit = copyBytes(bytes, 0, size, target, at)
}
