package octavo.flex

import octavo.core.GrowableBytes

/** Puts a message together as no builder would: all offsets, sizes and scalars take four bytes. */
class RawMessage {
    private val bytes = GrowableBytes()

    private fun word(value: Int) = repeat(4) { bytes.append((value ushr (8 * it)).toByte()) }

    private fun align() {
        while (bytes.size % 4 != 0) bytes.append(0)
    }

    /** Returns where the bytes of [text], with a zero behind them, begin. */
    fun key(text: String): Int = bytes.size.also {
        text.encodeToByteArray().forEach(bytes::append)
        bytes.append(0)
    }

    /** Returns where the bytes of the string [text] begin. */
    fun string(text: String): Int {
        align()
        word(text.length)
        return key(text)
    }

    /** Returns where the elements of a vector of offsets to [targets] begin. */
    fun offsets(vararg targets: Int): Int {
        align()
        word(targets.size)
        return bytes.size.also { targets.forEach { word(bytes.size - it) } }
    }

    /** Returns where the values of a map begin: offsets to what stands at each position, with its packed type. */
    fun map(keys: Int, vararg values: Pair<Int, Int>, keysWidth: Int = 4): Int {
        align()
        word(bytes.size - keys)
        word(keysWidth)
        return vector(*values)
    }

    /** Returns where the values of a vector begin: offsets to what stands at each position, with its packed type. */
    fun vector(vararg values: Pair<Int, Int>): Int {
        val at = offsets(*IntArray(values.size) { values[it].first })
        values.forEach { bytes.append(it.second.toByte()) }
        return at
    }

    /** Returns the message whose root is at [position]. */
    fun root(position: Int, packedType: Int): ByteArray {
        align()
        word(bytes.size - position)
        bytes.append(packedType.toByte())
        bytes.append(4)
        return bytes.bytes.copyOf(bytes.size)
    }

    companion object {
        val MAP: Int = (TypeCode.MAP shl 2) or 2
        val STRING: Int = (TypeCode.STRING shl 2) or 2
        val VECTOR: Int = (TypeCode.VECTOR shl 2) or 2
        val VECTOR_INT: Int = (TypeCode.VECTOR_INT shl 2) or 2
        val VECTOR_KEY: Int = (TypeCode.VECTOR_KEY shl 2) or 2
    }
}
