package octavo.flex.json

import octavo.core.ByteInput
import octavo.core.Limits
import octavo.core.MalformedException
import octavo.flex.Flex
import octavo.flex.FlexBuilder
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

/** What the vectors of conformance/vectors/json do not show. */
class JsonImportTest {
    private fun reject(json: ByteArray): MalformedException =
        assertFailsWith<MalformedException>(json.decodeToString().take(80)) { Flex.fromJson(json) }

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

    /** Wherever the window stands by then, and whether or not there were escapes. */
    @Test
    fun saysWhereAStringBeginsThatIsTooLong() {
        val limits = Limits(maxStringBytes = 150_000)
        val long = "a".repeat(200_000)
        for (text in listOf(long, "\\n" + long, long + "\\n")) {
            val lines = inPieces("[1]\n \"$text\"".encodeToByteArray(), 1000)
            assertEquals(5, assertFailsWith<MalformedException> { JsonImport(limits = limits).lines(lines) {} }.offset)
        }
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
