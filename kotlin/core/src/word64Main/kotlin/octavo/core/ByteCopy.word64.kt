package octavo.core

/** Up to 16 bytes in two or three parts that overlap, all read before one is written: keys are as short, and a call takes longer. */
@InternalOctavoApi
public actual fun copyBytes(source: ByteArray, start: Int, end: Int, target: ByteArray, at: Int) {
    val length = end - start
    when {
        length > 16 || length <= 0 -> source.copyInto(target, at, start, end)
        length >= 8 -> {
            val last = source.readLongLe(end - 8)
            target.writeLongLe(at, source.readLongLe(start))
            target.writeLongLe(at + length - 8, last)
        }
        length >= 4 -> {
            val last = source.readIntLe(end - 4)
            target.writeIntLe(at, source.readIntLe(start))
            target.writeIntLe(at + length - 4, last)
        }
        else -> {
            val middle = source[start + length / 2]
            val last = source[end - 1]
            target[at] = source[start]
            target[at + length / 2] = middle
            target[at + length - 1] = last
        }
    }
}
