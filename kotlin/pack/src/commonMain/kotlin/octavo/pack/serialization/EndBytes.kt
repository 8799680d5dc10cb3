package octavo.pack.serialization

import octavo.pack.PackWriter
import octavo.pack.varintWidth

/** Makes what has been written from [start] on `bytes` (4.2), and returns their code, 0 to 15. */
internal fun PackWriter.endBytes(start: Int): Int {
    val length = at - start
    if (length < LONG_BYTES) return length
    val width = varintWidth(length - LONG_BYTES)
    reserve(width)
    bytes.copyInto(bytes, start + width, start, at)
    at = start
    putVarint(length - LONG_BYTES)
    at += length
    return LONG_BYTES
}

/** The length from which bytes have a varint (4.2). */
private const val LONG_BYTES = 15
