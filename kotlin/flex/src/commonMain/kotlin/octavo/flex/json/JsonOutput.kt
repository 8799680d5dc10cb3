package octavo.flex.json

import octavo.core.ByteOutput
import octavo.core.number.DoubleText
import octavo.core.number.IntegerText

/** Writes the parts of JSON text to [output] by way of one chunk that is filled again and again. */
internal class JsonOutput(private val chunk: ByteArray, private val output: ByteOutput) {
    private var size = 0
    private var flushed = 0L

    /** How many bytes have been written. */
    val byteCount: Long get() = flushed + size

    /** Writes one ASCII character. */
    fun write(char: Char) {
        reserve(1)
        chunk[size++] = char.code.toByte()
    }

    /** Writes ASCII text, no longer than a chunk. */
    fun write(ascii: String) {
        reserve(ascii.length)
        for (char in ascii) chunk[size++] = char.code.toByte()
    }

    fun write(value: Long) {
        reserve(IntegerText.MAX_BYTES)
        size = IntegerText.print(value, chunk, size)
    }

    fun write(value: ULong) {
        reserve(IntegerText.MAX_BYTES)
        size = IntegerText.printUnsigned(value.toLong(), chunk, size)
    }

    /** Writes a finite number. */
    fun write(value: Double) {
        reserve(DoubleText.MAX_BYTES)
        size = DoubleText.print(value, chunk, size)
    }

    /** Breaks the line and indents the next one by [depth] levels: [breakBytes]. */
    fun breakLine(depth: Int) {
        write('\n')
        repeat(depth) { write(INDENT) }
    }

    /** Writes the valid UTF-8 in [[start], [end]) of [bytes] as a string. */
    fun writeString(bytes: ByteArray, start: Int, end: Int) {
        write('"')
        var at = start
        while (true) {
            val stop = plainEnd(bytes, at, end)
            writeRaw(bytes, at, stop)
            if (stop == end) break
            escape(bytes[stop].toInt())
            at = stop + 1
        }
        write('"')
    }

    private fun writeRaw(bytes: ByteArray, start: Int, end: Int) {
        if (end - start > chunk.size) {
            flush()
            output.write(bytes, start, end)
            flushed += end - start
        } else {
            reserve(end - start)
            bytes.copyInto(chunk, size, start, end)
            size += end - start
        }
    }

    private fun escape(code: Int) {
        when (code) {
            '"'.code -> write("\\\"")
            '\\'.code -> write("\\\\")
            '\b'.code -> write("\\b")
            0x0C -> write("\\f")
            '\n'.code -> write("\\n")
            '\r'.code -> write("\\r")
            '\t'.code -> write("\\t")
            else -> {
                write("\\u00")
                write(HEX[code ushr 4])
                write(HEX[code and 15])
            }
        }
    }

    /** Writes the [count] bytes at [start] of [bytes] as a string of base64 with padding. */
    fun writeBase64(bytes: ByteArray, start: Int, count: Int) {
        write('"')
        var at = start
        val end = start + count
        while (at < end) {
            val rest = end - at
            val second = if (rest > 1) bytes[at + 1].toInt() and 0xFF else 0
            val third = if (rest > 2) bytes[at + 2].toInt() and 0xFF else 0
            val bits = ((bytes[at].toInt() and 0xFF) shl 16) or (second shl 8) or third
            write(BASE64[bits ushr 18])
            write(BASE64[(bits ushr 12) and 63])
            write(if (rest > 1) BASE64[(bits ushr 6) and 63] else '=')
            write(if (rest > 2) BASE64[bits and 63] else '=')
            at += 3
        }
        write('"')
    }

    private fun reserve(count: Int) {
        if (chunk.size - size < count) flush()
    }

    /** Hands what the chunk holds to the output. */
    fun flush() {
        if (size > 0) output.write(chunk, 0, size)
        flushed += size
        size = 0
    }

    companion object {
        const val CHUNK_SIZE: Int = 16 * 1024
        private const val INDENT = "  "
        private const val HEX = "0123456789abcdef"
        private const val BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

        /** Returns how many bytes break a line and indent the next one by [depth] levels. */
        fun breakBytes(depth: Int): Long = 1L + depth * INDENT.length
    }
}
