package octavo.cli

import kotlin.test.Test
import kotlin.test.assertContains
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals

/** What the commands make of a pack message. */
class PackTest {
    private val test = TestHost().apply {
        write("a.pack", "180e616461".hexToByteArray())
        write("a.schema", "$SCHEMA\n")
    }

    private fun octavo(vararg arguments: String, code: Int = 0): String {
        assertEquals(code, test.octavo(*arguments), test.errors)
        return test.output
    }

    @Test
    fun becomesJsonAndBack() {
        assertEquals("{\"id\":7,\"name\":\"ada\"}\n", octavo("convert", "a.pack", "-", "--schema", SCHEMA))
        octavo("convert", "a.pack", "a.json", "--schema", "@a.schema")
        octavo("convert", "a.json", "b.pack", "--schema", "@a.schema")
        assertContentEquals(test.read("a.pack"), test.read("b.pack"))
        test.write("windows.schema", "\uFEFF$SCHEMA\r\n")
        assertEquals("{\"id\":7,\"name\":\"ada\"}\n", octavo("convert", "a.pack", "-", "--schema", "@windows.schema"))
    }

    @Test
    fun everyCommandTakesItsSchema() {
        assertEquals("\"ada\"\n", octavo("get", "a.pack", "/name", "--schema", SCHEMA))
        assertEquals("a.pack: ok\n", octavo("verify", "a.pack", "--schema", SCHEMA))
        assertContains(octavo("inspect", "a.pack", "--schema", SCHEMA), "\"name\": string \"ada\"")
        assertContains(octavo("stats", "a.pack", "--schema", SCHEMA), "string")
        test.write("b.json", """{"id":7,"name":"bob"}""")
        assertEquals("- /name: \"ada\"\n+ /name: \"bob\"\n", octavo("diff", "a.pack", "b.json", "--schema", SCHEMA, code = 1))
    }

    @Test
    fun needsItsSchema() {
        for (arguments in listOf(listOf("convert", "a.pack", "-"), listOf("verify", "a.pack"), listOf("get", "a.pack", "/name"))) {
            val own = TestHost().apply { write("a.pack", byteArrayOf(0)) }
            assertEquals(2, own.octavo(*arguments.toTypedArray()))
            assertEquals("octavo: a.pack: needs the one schema of its messages: --schema TEXT or @FILE\n", own.errors)
        }
    }

    @Test
    fun errorsHaveOffsetAndPath() {
        test.write("bad.pack", "180e6164".hexToByteArray())
        val why = "bad.pack: malformed at byte 4 (/name): expected 3 bytes, found 2\n"
        assertEquals(why, octavo("verify", "bad.pack", "--schema", SCHEMA, code = 1))
        octavo("convert", "bad.pack", "-", "--schema", SCHEMA, code = 1)
        assertEquals("octavo: $why", test.errors)
    }

    @Test
    fun whatIsNotOfTheSchemaHasItsPath() {
        test.write("a.json", """{"id":"7","name":"ada"}""")
        octavo("convert", "a.json", "b.pack", "--schema", SCHEMA, code = 1)
        assertEquals("octavo: a.json: mismatch (/id): expected an integer, found STRING\n", test.errors)
    }

    @Test
    fun wrongSchemasAreWrongUsage() {
        octavo("verify", "a.pack", "--schema", "struct(id:int)", code = 2)
        assertContains(test.errors, "invalid value for --schema: malformed at byte 10: expected a type in a schema, found int\n")
        test.write("bad.schema", "$SCHEMA\n\n$SCHEMA,\n")
        octavo("verify", "a.pack", "--schema", "@bad.schema", code = 2)
        assertContains(test.errors, "invalid value for --schema: line 3 is malformed at byte 24: expected the end of the schema")
        test.write("empty.schema", "\n")
        octavo("verify", "a.pack", "--schema", "@empty.schema", code = 2)
        assertContains(test.errors, "invalid value for --schema: there is none in empty.schema\n")
        octavo("verify", "a.pack", "--schema", "@none", code = 2)
        assertContains(test.errors, "invalid value for --schema: none: no such file or directory\n")
        octavo("convert", "a.json", "-", "--to", "flex", "--write-schema", code = 2)
        assertContains(test.errors, "octavo: --write-schema is for frames of a --schema\n")
    }

    private companion object {
        const val SCHEMA = "struct(id:vi64,name:str)"
    }
}
