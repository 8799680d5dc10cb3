package octavo.flex.json

import octavo.core.ByteInput
import octavo.core.Limits
import octavo.core.MalformedException
import octavo.flex.Flex
import octavo.flex.FlexBuilder
import octavo.flex.FlexType
import octavo.flex.FlexValue
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

class JsonImportTest {
    private fun read(json: String, limits: Limits = Limits.DEFAULT): FlexValue = Flex.read(Flex.fromJson(json, limits = limits))

    private fun reject(json: ByteArray, limits: Limits = Limits.DEFAULT): MalformedException =
        assertFailsWith<MalformedException>(json.decodeToString().take(80)) { Flex.fromJson(json, limits = limits) }

    /** Accepted texts, and what they come back as. */
    @Test
    fun acceptsWhatTheGrammarAllows() {
        val cases = mapOf(
            "null" to "null", " true " to "true", "false\n" to "false", "0" to "0", "-1" to "-1", "\t\r\n[]" to "[]", "{ }" to "{}",
            "[1 , 2\n,3]" to "[1,2,3]", """{"b":1,"a":[{}]}""" to """{"a":[{}],"b":1}""", "\"\"" to "\"\"", """[""]""" to """[""]""",
            """{"":{"":0}}""" to """{"":{"":0}}""", """[[[["x"]]]]""" to """[[[["x"]]]]""", "[null,1,\"1\",{}]" to "[null,1,\"1\",{}]",
            "0.5" to "0.5", "1E2" to "100.0", "1e+2" to "100.0", "1e-2" to "0.01", "1.0" to "1.0", "-0" to "-0.0", "-0.0" to "-0.0",
            "0e0" to "0.0", "123e00002" to "12300.0", "9223372036854775807" to "9223372036854775807",
            "-9223372036854775808" to "-9223372036854775808", "9223372036854775808" to "9223372036854775808",
            "18446744073709551615" to "18446744073709551615", "18446744073709551616" to "18446744073709552000.0",
            "-9223372036854775809" to "-9223372036854776000.0", "19999999999999999999" to "20000000000000000000.0",
            "-18446744073709551615" to "-18446744073709552000.0", "99999999999999999999" to "100000000000000000000.0",
            "1e-400" to "0.0", "0." + "0".repeat(50) + "1" to "1e-51", "1" + "0".repeat(30) to "1e+30", "0e999999999999" to "0.0",
            "1.7976931348623157e308" to "1.7976931348623157e+308", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"" to "\"\\\"\\\\/\\b\\f\\n\\r\\t\"",
            "\"\\u0041\\u00e9\\u20AC\\uD83D\\uDE00\"" to "\"Aé€😀\"", "\"\\u0000\\u001f\\u007f\"" to "\"\\u0000\\u001f\u007f\"",
            "\"é€😀\"" to "\"é€😀\"", "{\"\\u0061\":1}" to "{\"a\":1}", "\"\uFFFF\uFEFF\"" to "\"\uFFFF\uFEFF\"",
        )
        for ((json, expected) in cases) assertEquals(expected, Flex.toJson(Flex.fromJson(json)), json)
    }

    @Test
    fun choosesTheTypeByTheText() {
        val cases = mapOf(
            "1" to FlexType.INT,
            "9223372036854775808" to FlexType.UINT,
            "1.0" to FlexType.FLOAT,
            "1e0" to FlexType.FLOAT,
            "-0" to FlexType.FLOAT,
            "18446744073709551616" to FlexType.FLOAT,
            "true" to FlexType.BOOL,
            "\"1\"" to FlexType.STRING,
        )
        for ((json, type) in cases) assertEquals(type, read(json).type, json)
    }

    /** Refused texts, with the byte that is wrong. */
    @Test
    fun rejectsAllElse() {
        val cases = listOf(
            "" to 0, " " to 1, "nul" to 3, "nulL" to 3, "True" to 0, "tru\u0001" to 3, "1 2" to 2, "[1] x" to 4, "[" to 1, "{" to 1,
            "]" to 0,
            "[1" to 2, "[1,]" to 3, "[,1]" to 1, "[1 2]" to 3, "[1}" to 2, "{\"a\":1]" to 6, "{\"a\"}" to 4, "{\"a\":}" to 5,
            "{\"a\":1,}" to 7, "{a:1}" to 1, "{'a':1}" to 1, "{1:1}" to 1, "{\"a\" 1}" to 5, "{\"a\":1 \"b\":2}" to 7, "{,}" to 1,
            "01" to 0, "-01" to 1, "00" to 0, "+1" to 0, "-" to 1, ".5" to 0, "1." to 2, "1.e5" to 2, "1e" to 2,
            "1e+" to 3, "1.5e-" to 5,
            "0x1" to 1, "1_000" to 1, "NaN" to 0, "Infinity" to 0, "-Infinity" to 1, "1e309" to 0, "[-1e999]" to 1,
            "1.0.0" to 3, "--1" to 1,
            "1" + "0".repeat(400) to 0, "1e99999999999999999999" to 0, "[1,1e400]" to 3, "\"" to 1, "\"abc" to 4, "\"a\nb\"" to 2,
            "\"\u0000\"" to 1, "\"0123456789\u001f\"" to 11, "\"\\x\"" to 2, "\"\\" to 2, "\"\\u12\"" to 5, "\"\\u12G4\"" to 5,
            "\"\\u12" to 5, "\"\\u1é" to 4,
            "\"\\U0041\"" to 2, "\"\\ud800\"" to 7, "\"\\ud800x\"" to 7, "\"\\ud800\\n\"" to 7, "\"\\ud800\\u0041\"" to 7,
            "\"\\udc00\"" to 1, "\"\\ud800\\ud800\"" to 7, "'a'" to 0, "/**/1" to 0, "1//" to 1, "\uFEFF1" to 0, "\u00A01" to 0,
            "\u000B1" to 0, "{\"a\\u0000\":1}" to 10, "{\"a\":1,\"a\":2}" to 12, "{\"a\":1,\"\\u0061\":2}" to 17,
        )
        for ((json, offset) in cases) assertEquals(offset.toLong(), reject(json.encodeToByteArray()).offset, json)
    }

    @Test
    fun rejectsInvalidUtf8() {
        for (hex in listOf("ff", "c0af", "eda080", "f4908080", "c3", "e282", "80")) {
            val json = byteArrayOf(0x5B, 0x22, 0x61) + hex.hexToByteArray() + byteArrayOf(0x22, 0x5D)
            assertEquals(3, reject(json).offset, hex)
            assertEquals(0, reject(hex.hexToByteArray()).offset, hex)
        }
    }

    @Test
    fun saysWhatWhereAndInWhich() {
        val cases = mapOf(
            "{\"a\": [1, {\"b~/\": tru}]}" to "malformed at byte 21 (/a/1/b~0~1): expected true, found '}' in line 1, column 22",
            "[1,\n 2 3]" to "malformed at byte 7 (/1): expected ',' or ']', found '3' in line 2, column 4",
            "{\"x\":{\"k\":1,\"k\":2}}" to "malformed at byte 17 (/x): expected each key once, found key \"k\" again in line 1, column 18",
            "\uFEFF1" to "malformed at byte 0: expected a value, found a byte order mark in line 1, column 1",
            "[" to "malformed at byte 1 (/0): expected a value, found the end in line 1, column 2",
            "\"\u0007" to
                "malformed at byte 1: expected an escape instead of a control character, found byte 0x07 in line 1, column 2",
        )
        for ((json, message) in cases) assertEquals(message, reject(json.encodeToByteArray()).message)
    }

    @Test
    fun keepsToTheLimits() {
        val limits = Limits(maxDepth = 3, maxStringBytes = 4, maxElements = 2)
        for (json in listOf(
            "[[[1]]]",
            "{\"a\":[{}]}",
            "\"abcd\"",
            "{\"abcd\":1}",
            "[1,2]",
            "{\"a\":1,\"b\":2}",
            "\"\\u00e9\\u00e9\"",
            "1234",
        )) {
            read(json, limits)
        }
        val beyond = listOf(
            "[[[[1]]]]",
            "\"abcde\"",
            "{\"abcde\":1}",
            "[1,2,3]",
            "{\"a\":1,\"b\":2,\"c\":3}",
            "\"\\u00e9\\u00e9\\n\"",
            "\"\\nabcd\"",
            "{\"\\nabcd\":1}",
            "12345",
        )
        for (json in beyond) reject(json.encodeToByteArray(), limits)
    }

    @Test
    fun refusesARangeOutsideTheArray() {
        for ((from, to) in listOf(0 to 4, -1 to 2, 2 to 1)) {
            assertFailsWith<IndexOutOfBoundsException> { JsonImport().read("[1]".encodeToByteArray(), FlexBuilder(), from, to) }
        }
    }

    @Test
    fun survivesDepthBombs() {
        for (unit in listOf("[", "{\"a\":", "[{\"a\":")) {
            assertEquals("a depth of at most 64", reject(unit.repeat(100_000).encodeToByteArray()).expected)
        }
        val deepest = Limits(maxDepth = Limits.MAX_SUPPORTED_DEPTH)
        read("[".repeat(1000) + "]".repeat(1000), deepest)
        reject(("[".repeat(1001) + "]".repeat(1001)).encodeToByteArray(), deepest)
    }

    @Test
    fun readsPartOfAnArray() {
        val bytes = "xx[1,2]yy".encodeToByteArray()
        val builder = FlexBuilder()
        JsonImport().read(bytes, builder, 2, 7)
        assertContentEquals(longArrayOf(1, 2), Flex.read(builder.finish()).vector.toLongArray())
        val failure = assertFailsWith<MalformedException> { JsonImport().read(bytes, FlexBuilder(), 2, 6) }
        assertEquals(4, failure.offset)
    }

    @Test
    fun canBeUsedAgainAfterAFailure() {
        val import = JsonImport()
        val builder = FlexBuilder()
        assertFailsWith<MalformedException> { import.read("[{\"a\":[".encodeToByteArray(), builder) }
        builder.clear()
        import.read("[1]".encodeToByteArray(), builder)
        assertEquals(1, Flex.read(builder.finish()).vector[0].int)
    }

    @Test
    fun takesLines() {
        val text = "\n1\r\n  \n{\"a\":[\n2]} \n\"x\"\n\n[3]"
        for (step in listOf(1, 2, 1000)) {
            val messages = mutableListOf<String>()
            JsonImport().lines(inPieces(text.encodeToByteArray(), step)) { messages += Flex.toJson(it) }
            assertEquals(listOf("1", "{\"a\":[2]}", "\"x\"", "[3]"), messages)
        }
    }

    /** What reads nothing is not at its end: what follows would be lost unseen. */
    @Test
    fun refusesInputsThatReadNothingOrTooMuch() {
        for (wrong in listOf(0, 100_000)) {
            val counts = mutableListOf(2, wrong, 2, -1)
            val input = ByteInput { target, start, _ ->
                "1\n".encodeToByteArray().copyInto(target, start)
                counts.removeFirst()
            }
            assertFailsWith<IllegalStateException> { JsonImport().lines(input) {} }
        }
    }

    /** The lines that follow would be lost unseen. */
    @Test
    fun refusesAnotherTextWhileItReadsOne() {
        val import = JsonImport()
        val inner = "[1]".encodeToByteArray()
        assertFailsWith<IllegalStateException> {
            import.lines(inPieces("1\n2\n".encodeToByteArray(), 2)) { import.read(inner, FlexBuilder()) }
        }
        import.read(inner, FlexBuilder())
    }

    @Test
    fun handsLinesOnBeforeAnError() {
        for ((text, offset) in listOf("1\n2 3\n" to 4L, "1\n2\n[" to 5L, "1\n2\n\u00003" to 4L)) {
            val messages = mutableListOf<String>()
            val failure = assertFailsWith<MalformedException> {
                JsonImport().lines(inPieces(text.encodeToByteArray(), 3)) { messages += Flex.toJson(it) }
            }
            assertEquals(offset, failure.offset)
            assertEquals(if (offset == 4L && text[2] == '2' && text[4] == '3') listOf("1") else listOf("1", "2"), messages)
        }
    }
}

/** Hands out at most [step] bytes at a time. */
internal fun inPieces(bytes: ByteArray, step: Int): ByteInput {
    var position = 0
    return ByteInput { target, start, end ->
        val count = minOf(step, end - start, bytes.size - position)
        bytes.copyInto(target, start, position, position + count)
        position += count
        if (count == 0) -1 else count
    }
}
