package octavo.flex.json

import octavo.core.ByteOutput
import octavo.core.Limits
import octavo.core.MalformedException
import octavo.core.MismatchException
import octavo.core.Utf8
import octavo.flex.FlexBlob
import octavo.flex.FlexMap
import octavo.flex.FlexText
import octavo.flex.FlexType
import octavo.flex.FlexValue
import octavo.flex.FlexVector
import kotlin.jvm.JvmOverloads

/**
 * Converts flex values to JSON text; spec/json.md says what each becomes.
 *
 * Blobs become strings of base64. For NaN and the infinities, which JSON does not have, it throws [MismatchException], or with
 * [nonFiniteAsStrings] writes the strings "NaN", "Infinity" and "-Infinity". Messages need not be verified: for bytes that are
 * no message it throws [MalformedException]. After an exception the output is incomplete.
 * An export may be used again, by one thread at a time.
 */
public class JsonExport @JvmOverloads constructor(
    private val style: JsonStyle = JsonStyle.COMPACT,
    private val nonFiniteAsStrings: Boolean = false,
    private val limits: Limits = Limits.DEFAULT,
) {
    private val chunk = ByteArray(JsonOutput.CHUNK_SIZE)

    /** Writes [value] to [output] as one JSON text, without a line break after it. */
    public fun export(value: FlexValue, output: ByteOutput) {
        val json = JsonOutput(chunk, output)
        Walk(json, value.memory.size).value(value, 0)
        json.flush()
    }

    /** One pass over one message. */
    private inner class Walk(private val json: JsonOutput, byteCount: Long) {
        /** Values may be shared, and shared in turn: what is written is counted, for there may be 2^depth copies of it. */
        private val most = MIN_BYTES + byteCount * MAX_GROWTH

        fun value(value: FlexValue, depth: Int) {
            when (value.type) {
                FlexType.NULL -> json.write("null")
                FlexType.BOOL -> json.write(if (value.boolean) "true" else "false")
                FlexType.INT, FlexType.INDIRECT_INT -> json.write(value.long)
                FlexType.UINT, FlexType.INDIRECT_UINT -> json.write(value.uLong)
                FlexType.FLOAT, FlexType.INDIRECT_FLOAT -> float(value)
                FlexType.STRING, FlexType.KEY -> text(value.text, value)
                FlexType.BLOB -> blob(value.blob, value)
                FlexType.MAP -> map(value.map, value, depth)
                else -> vector(value.vector, value, depth)
            }
        }

        private fun float(value: FlexValue) {
            val number = value.double
            when {
                number.isFinite() -> json.write(number)
                nonFiniteAsStrings -> json.write("\"$number\"")
                else -> throw MismatchException("a finite number", number.toString(), value.offset, value.briefPath)
            }
        }

        private fun blob(blob: FlexBlob, owner: FlexValue) {
            spend(blob.size.toLong(), owner)
            blob.use { bytes, start -> json.writeBase64(bytes, start, blob.size) }
        }

        private fun text(text: FlexText, owner: FlexValue) {
            spend(text.byteCount.toLong(), owner)
            if (text.byteCount > limits.maxStringBytes) {
                throw MalformedException(
                    "a string of at most ${limits.maxStringBytes} bytes",
                    "${text.byteCount}",
                    owner.offset,
                    owner.briefPath,
                )
            }
            text.use { bytes, start ->
                val end = start + text.byteCount
                val invalid = Utf8.firstInvalid(bytes, start, end)
                if (invalid >= 0) throw MalformedException("UTF-8", "other bytes", text.offset + (invalid - start), owner.briefPath)
                json.writeString(bytes, start, end)
            }
        }

        private fun vector(vector: FlexVector, owner: FlexValue, depth: Int) {
            json.write('[')
            elements(vector.size, owner, depth) { value(vector[it], depth + 1) }
            json.write(']')
        }

        private fun map(map: FlexMap, owner: FlexValue, depth: Int) {
            json.write('{')
            elements(map.size, owner, depth) { index ->
                text(map.keyAt(index), owner)
                json.write(':')
                if (style == JsonStyle.PRETTY) json.write(' ')
                value(map.valueAt(index), depth + 1)
            }
            json.write('}')
        }

        private inline fun elements(count: Int, owner: FlexValue, depth: Int, element: (Int) -> Unit) {
            check(count, owner, depth)
            if (count == 0) return
            for (index in 0 until count) {
                if (index > 0) json.write(',')
                if (style == JsonStyle.PRETTY) json.breakLine(depth + 1)
                element(index)
            }
            if (style == JsonStyle.PRETTY) json.breakLine(depth)
        }

        private fun check(count: Int, owner: FlexValue, depth: Int) {
            if (depth >= limits.maxDepth) fail("a depth of at most ${limits.maxDepth}", "one more container", owner)
            if (count > limits.maxElements) fail("at most ${limits.maxElements} elements", "$count", owner)
            spend(1 + count * (1L + if (style == JsonStyle.PRETTY) JsonOutput.breakBytes(depth + 1) else 0), owner)
        }

        /** Refuses [byteCount] bytes more of text, at least that many, where that is too much. */
        private fun spend(byteCount: Long, owner: FlexValue) {
            if (json.byteCount + byteCount <= most) return
            fail("at most $MAX_GROWTH bytes of JSON for each byte of the message", "values shared again and again", owner)
        }

        private fun fail(expected: String, found: String, owner: FlexValue): Nothing =
            throw MalformedException(expected, found, owner.offset, owner.briefPath)
    }

    private companion object {
        /** How much longer than its message a JSON text may be: a string of 1000 bytes may be shared by every value. */
        const val MAX_GROWTH = 1024

        /** What any message may become, however short. */
        const val MIN_BYTES = 1L shl 20
    }
}
