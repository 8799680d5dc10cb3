package octavo.conformance.pack

import kotlinx.serialization.json.Json
import octavo.conformance.Repository
import octavo.conformance.text
import octavo.core.MalformedException
import octavo.core.MismatchException
import octavo.pack.generic.GenericCoder
import octavo.pack.schema.Schema
import octavo.pack.schema.parse
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertNull
import kotlin.test.assertTrue

class GenericCoderTest {
    @Test
    fun readsEveryValue() = checkPack("valid", 600) {
        val value = it.schema().fromJson(it.json("value"))
        assertEquals(comparable(value), comparable(it.coder().decode(it.bytes)))
        assertNull(it.coder().explain(it.bytes))
    }

    @Test
    fun readsAMessageInsideALargerArray() = checkPack("valid", 600) {
        val array = ByteArray(3) { -1 } + it.bytes + ByteArray(5) { -1 }
        assertEquals(comparable(it.coder().decode(it.bytes)), comparable(it.coder().decode(array, 3, 3 + it.bytes.size)))
    }

    @Test
    fun writesEveryValue() = checkPack("valid", 600) {
        val written = it.coder().encode(it.schema().fromJson(it.json("value")))
        when (it.json.text("reencode")) {
            "same" -> assertEquals(it.bytes.toHexString(), written.toHexString())
            "shorter" -> assertTrue(written.size < it.bytes.size, written.toHexString())
            else -> assertEquals(it.bytes.size, written.size)
        }
        assertEquals(written.toHexString(), it.coder().encode(it.coder().decode(it.bytes)).toHexString())
    }

    @Test
    fun refusesEveryInvalidMessageWhereItIsWrong() = checkPack("invalid", 200) {
        val malformed = assertFailsWith<MalformedException>(it.json.text("reason")) { it.coder().decode(it.bytes) }
        assertEquals(it.fault, malformed.place(), malformed.message)
        assertEquals(malformed.message, it.coder().explain(it.bytes)?.message)
    }

    @Test
    fun countsOffsetsFromTheMessage() = checkPack("invalid", 200) {
        val array = ByteArray(3) { -1 } + it.bytes + ByteArray(5)
        assertEquals(it.offset, it.coder().explain(array, 3, 3 + it.bytes.size)?.offset)
    }

    @Test
    fun keepsToOtherLimits() = checkPack("limits", 60) {
        val coder = GenericCoder(it.schema(), it.limits)
        if (it.json.text("verdict") == "valid") {
            assertEquals(comparable(it.schema().fromJson(it.json("value"))), comparable(coder.decode(it.bytes)))
        } else {
            val malformed = assertFailsWith<MalformedException> { coder.decode(it.bytes) }
            assertEquals(it.fault, malformed.place(), malformed.message)
        }
    }

    @Test
    fun readsOtherVersions() = checkPack("evolution", 20) {
        assertEquals(it.bytes.toHexString(), it.coder("writer").encode(it.schema("writer").fromJson(it.json("written"))).toHexString())
        assertEquals(comparable(it.schema("reader").fromJson(it.json("value"))), comparable(it.coder("reader").decode(it.bytes)))
    }

    @Test
    fun writesNoValueThatIsNotOfTheSchema() = checkPack("refused", 15) {
        val value = it.schema().fromJson(it.json("value"))
        assertFailsWith<MismatchException>(it.json.text("reason")) { it.coder().encode(value) }
    }

    private fun MalformedException.place() = "${kind?.name?.lowercase()} at $offset ($path)"

    /** The worked bytes of spec/pack.md mean what it says. */
    @Test
    fun examplesOfTheSpecification() {
        val examples = Repository.files.read(Repository.root / "spec/pack.md") { readUtf8() }
            .split("```pack\n").drop(1).map { it.substringBefore("\n```").lines() }
        assertTrue(examples.size >= 15, "${examples.size} examples")
        for (lines in examples) {
            val schema = Schema.parse(lines.first())
            val bytes = lines.drop(1).dropLast(1).joinToString("") { it.substringBefore(';').replace(" ", "") }.hexToByteArray()
            val verdict = lines.last().removePrefix("= ")
            val malformed = GenericCoder(schema).explain(bytes)
            if (malformed != null) {
                assertEquals(verdict, "malformed: ${malformed.kind?.name?.lowercase()} at ${malformed.offset}")
            } else {
                val value = schema.fromJson(Json.parseToJsonElement(verdict))
                assertEquals(comparable(value), comparable(GenericCoder(schema).decode(bytes)))
                assertEquals(bytes.toHexString(), GenericCoder(schema).encode(value).toHexString())
            }
        }
    }
}
