package octavo.flex.emit

/**
 * The keys of a map and their key vector as one constant run of bytes: [keys], in ascending order, each with its terminator, then the
 * vector, in the narrowest width. Offsets inside it are relative, so that one copy puts it anywhere that is aligned to that width.
 */
internal class KeyBlock(keys: List<ByteArray>) {
    /** Width of the key vector's elements as a base-2 logarithm: 0 or 1 unless keys take more than 64 KiB. */
    val width: Int

    /** Where in [bytes] the first element of the key vector stands. */
    val vectorAt: Int

    val bytes: ByteArray

    init {
        val keyBytes = keys.sumOf { it.size + 1 }
        width = (0..2).first { reach(keys, vectorAt(keyBytes, it), it) < 1L shl (8 shl it) && keys.size < 1L shl (8 shl it) }
        vectorAt = vectorAt(keyBytes, width)
        bytes = ByteArray(vectorAt + (keys.size shl width))
        write(keys)
    }

    private fun write(keys: List<ByteArray>) {
        writeElement(vectorAt - (1 shl width), keys.size)
        var at = 0
        for ((place, key) in keys.withIndex()) {
            key.copyInto(bytes, at)
            val element = vectorAt + (place shl width)
            writeElement(element, element - at)
            at += key.size + 1
        }
    }

    private fun writeElement(at: Int, value: Int): Unit = writeInteger(bytes, at, value.toLong(), width)

    private companion object {
        /** Returns where the first element stands behind [keyBytes] of keys, padding and the count. */
        fun vectorAt(keyBytes: Int, width: Int): Int = keyBytes + padding(keyBytes, width) + (1 shl width)

        /** Returns the greatest offset of a key vector at [vectorAt]. */
        fun reach(keys: List<ByteArray>, vectorAt: Int, width: Int): Long {
            var at = 0
            var reach = 0L
            for ((place, key) in keys.withIndex()) {
                reach = maxOf(reach, vectorAt.toLong() + (place shl width) - at)
                at += key.size + 1
            }
            return reach
        }
    }
}
