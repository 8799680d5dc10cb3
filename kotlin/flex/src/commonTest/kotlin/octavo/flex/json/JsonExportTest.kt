package octavo.flex.json

import octavo.core.ByteOutput
import octavo.core.Limits
import octavo.core.MalformedException
import octavo.core.MismatchException
import octavo.flex.Flex
import octavo.flex.FlexBuilder
import octavo.flex.FlexOptions
import octavo.flex.FlexProfile
import octavo.flex.RawMessage
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue

class JsonExportTest {
    private fun export(export: JsonExport = JsonExport(), block: FlexBuilder.() -> Unit): String =
        export(Flex.build(block = block), export)

    private fun export(message: ByteArray, export: JsonExport): String {
        val text = StringBuilder()
        export.export(Flex.read(message)) { source, start, end -> text.append(source.decodeToString(start, end)) }
        return text.toString()
    }

    @Test
    fun writesEveryType() {
        val cases = listOf<Pair<String, FlexBuilder.() -> Unit>>(
            "null" to { putNull() },
            "true" to { put(true) },
            "-9223372036854775808" to { put(Long.MIN_VALUE) },
            "18446744073709551615" to { put(ULong.MAX_VALUE) },
            "1.0" to { put(1.0) },
            "0.10000000149011612" to { put(0.1f) },
            "1.5" to { putIndirect(1.5) },
            "-7" to { putIndirect(-7L) },
            "9223372036854775808" to { putIndirect(9223372036854775808uL) },
            "\"key\"" to { putKey("key") },
            "\"\"" to { putBlob(byteArrayOf()) },
            "\"/w==\"" to { putBlob(byteArrayOf(-1)) },
            "\"AAE=\"" to { putBlob(byteArrayOf(0, 1)) },
            "\"+/+/\"" to { putBlob(byteArrayOf(-5, -1, -65)) },
            "[1,-2,300]" to { put(longArrayOf(1, -2, 300)) },
            "[0.5,2.0]" to { put(doubleArrayOf(0.5, 2.0)) },
            "[true,false]" to { put(booleanArrayOf(true, false)) },
            "[]" to { put(longArrayOf()) },
            "[[],{}]" to {
                vector {
                    vector { }
                    map { }
                }
            },
        )
        for ((expected, block) in cases) assertEquals(expected, export(block = block))
    }

    @Test
    fun theFrontDoorHasItsOptions() {
        val message = Flex.build { vector { put(Double.NaN) } }
        assertEquals("[\"NaN\"]", Flex.toJson(message, nonFiniteAsStrings = true))
        assertFailsWith<MismatchException> { Flex.toJson(message) }
        assertFailsWith<MalformedException> { Flex.toJson(message, limits = Limits(maxElements = 0)) }
    }

    @Test
    fun writesFixedAndKeyVectors() {
        fun fixed(block: FlexBuilder.() -> Unit) = Flex.build(FlexOptions(FlexProfile.REFERENCE)) {
            val start = startVector()
            block()
            endTypedVector(start, fixed = true)
        }
        assertEquals("[1,2]", Flex.toJson(fixed { listOf(1, 2).forEach(::put) }))
        assertEquals("[1,2,3]", Flex.toJson(fixed { listOf(1uL, 2uL, 3uL).forEach(::put) }))
        assertEquals("[1.5,2.5,3.5,4.0]", Flex.toJson(fixed { listOf(1.5, 2.5, 3.5, 4.0).forEach(::put) }))
        assertEquals("[\"a\",\"b\"]", export { vector { listOf("a", "b").forEach(::putKey) } })
    }

    @Test
    fun indentsByTwoSpaces() {
        val message = Flex.fromJson("""{"a":[1,[],{"b":"x"}],"c":{}}""")
        val expected = """
            {
              "a": [
                1,
                [],
                {
                  "b": "x"
                }
              ],
              "c": {}
            }
        """.trimIndent()
        assertEquals(expected, Flex.toJson(message, JsonStyle.PRETTY))
    }

    @Test
    fun escapesWhatItMust() {
        val text = (0..0x22).map { it.toChar() }.joinToString("") + "/\\\u007F\u2028é😀"
        val expected = "\"\\u0000\\u0001\\u0002\\u0003\\u0004\\u0005\\u0006\\u0007\\b\\t\\n\\u000b\\f\\r\\u000e\\u000f" +
            "\\u0010\\u0011\\u0012\\u0013\\u0014\\u0015\\u0016\\u0017\\u0018\\u0019\\u001a\\u001b\\u001c\\u001d\\u001e\\u001f" +
            " !\\\"/\\\\\u007F\u2028é😀\""
        assertEquals(expected, export { put(text) })
    }

    @Test
    fun hasNoNumberThatIsNone() {
        for (value in listOf(Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY)) {
            val failure = assertFailsWith<MismatchException> {
                export {
                    map {
                        key("a")
                        vector { put(value) }
                    }
                }
            }
            assertEquals("a finite number", failure.expected)
            assertEquals("/a/0", failure.path)
            assertEquals("\"$value\"", export(JsonExport(nonFiniteAsStrings = true)) { put(value) })
        }
    }

    @Test
    fun writesTextsLargerThanItsChunk() {
        val text = "x".repeat(100_000) + "\n" + "é".repeat(20_000)
        assertEquals("\"" + text.replace("\n", "\\n") + "\"", export { put(text) })
        val blob = ByteArray(100_000) { it.toByte() }
        assertEquals(133_338, export { putBlob(blob) }.length)
    }

    @Test
    fun rejectsStringsThatAreNoUtf8() {
        val message = Flex.build { put("abcdef") }
        message[message.indexOf('c'.code.toByte())] = -1
        assertEquals(3, assertFailsWith<MalformedException> { Flex.toJson(message) }.offset)
    }

    @Test
    fun keepsToTheLimits() {
        val message = Flex.fromJson("""{"long key":[[1,2,3]]}""")
        for (limits in listOf(Limits(maxDepth = 2), Limits(maxStringBytes = 7), Limits(maxElements = 2))) {
            assertFailsWith<MalformedException> { export(message, JsonExport(limits = limits)) }
        }
    }

    /** Forty levels, each twice the one below: 2^40 values in 200 bytes. */
    @Test
    fun survivesSharingBombs() {
        val bytes = mutableListOf<Byte>(0)
        var vector = 1
        for (level in 0 until 40) {
            bytes += 2
            val start = bytes.size
            repeat(2) { bytes += if (level == 0) 0 else (bytes.size - vector).toByte() }
            repeat(2) { bytes += if (level == 0) 0 else (10 shl 2).toByte() }
            vector = start
        }
        bytes += (bytes.size - vector).toByte()
        bytes += (10 shl 2).toByte()
        bytes += 1
        assertFailsWith<MalformedException> { Flex.toJson(bytes.toByteArray()) }
    }

    /** 2,000 times one vector of 2,000 numbers: 44 MB of JSON of 18 KB, 36 MB of them line breaks and indentation if it is pretty. */
    private fun sharedNumbers(number: Int): ByteArray = RawMessage().run {
        val numbers = offsets(*IntArray(2_000) { number })
        root(vector(*Array(2_000) { numbers to RawMessage.VECTOR_INT }), RawMessage.VECTOR)
    }

    private fun byteCountWhenRefused(message: ByteArray, style: JsonStyle): Long {
        var count = 0L
        val counted = ByteOutput { _, start, end -> count += end - start }
        val e = assertFailsWith<MalformedException> { JsonExport(style).export(Flex.read(message), counted) }
        assertEquals("at most 1024 bytes of JSON for each byte of the message", e.expected)
        return count
    }

    @Test
    fun countsWhatItWrites() {
        for (style in JsonStyle.entries) {
            val message = sharedNumbers(-2_000_000_000)
            val oneVector = 1 shl 16 // is written whole
            assertTrue(byteCountWhenRefused(message, style) < (1 shl 20) + 1024L * message.size + oneVector, "$style")
        }
    }
}
