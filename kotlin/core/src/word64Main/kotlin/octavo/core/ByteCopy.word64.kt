package octavo.core

/** Up to 16 bytes in two words that overlap, both read before one is written: keys are as short, and a call takes longer. */
@InternalOctavoApi
public actual fun copyBytes(source: ByteArray, start: Int, end: Int, target: ByteArray, at: Int) {
    val length = end - start
    when {
        length > 16 || length < 4 -> source.copyInto(target, at, start, end)
        length >= 8 -> {
            val last = source.readLongLe(end - 8)
            target.writeLongLe(at, source.readLongLe(start))
            target.writeLongLe(at + length - 8, last)
        }
        else -> {
            val last = source.readIntLe(end - 4)
            target.writeIntLe(at, source.readIntLe(start))
            target.writeIntLe(at + length - 4, last)
        }
    }
}
