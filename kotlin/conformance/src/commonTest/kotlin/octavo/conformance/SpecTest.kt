package octavo.conformance

import kotlinx.serialization.json.Json
import octavo.core.MalformedException
import octavo.flex.Flex
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue

/** The worked bytes of spec/flex.md mean what it says. */
class SpecTest {
    private val examples = Repository.files.read(Repository.root / "spec/flex.md") { readUtf8() }
        .split("```flex\n").drop(1).map { Example(it.substringBefore("```").trim().lines()) }

    private class Example(lines: List<String>) {
        val bytes = lines.dropLast(1).joinToString("") { it.substringBefore(';').replace(" ", "") }.hexToByteArray()
        val verdict = lines.last().removePrefix("= ")
        val malformedAt = if (verdict.startsWith(MALFORMED)) verdict.removePrefix(MALFORMED).toLong() else null
    }

    @Test
    fun examplesHaveTheValuesTheSpecSays() {
        val valid = examples.filter { it.malformedAt == null }
        assertTrue(valid.size >= 16, "${valid.size} examples")
        for (example in valid) {
            Flex.verify(example.bytes)
            assertEquals(withFloatBits(Json.parseToJsonElement(example.verdict)), withFloatBits(Flex.read(example.bytes).toTyped()))
        }
    }

    @Test
    fun examplesAreMalformedWhereTheSpecSays() {
        val malformed = examples.filter { it.malformedAt != null }
        assertTrue(malformed.size >= 4, "${malformed.size} examples")
        for (example in malformed) {
            assertEquals(example.malformedAt, assertFailsWith<MalformedException> { Flex.verify(example.bytes) }.offset, example.verdict)
        }
    }

    private companion object {
        const val MALFORMED = "malformed at "
    }
}
