package octavo.cli.pack

import octavo.pack.schema.Schema
import octavo.pack.schema.parse
import kotlin.test.Test
import kotlin.test.assertEquals

class SchemaPartsTest {
    private fun weightless(count: Int) = (1..count).joinToString(",") { "a$it:enum(x)" }

    @Test
    fun fieldsWithoutBitsAreCountedByDeclaration() {
        for ((schema, expected) in listOf(
            "struct(${weightless(64)})" to false,
            "struct(${weightless(65)})" to true,
            "[{str:open(${weightless(64)};b:struct(next:#0?,${weightless(64)}))?}]" to false,
            "[{str:open(b:struct(next:#0?,${weightless(65)}))?}]" to true,
            "(${List(65) { "enum(x)" }.joinToString(",")})" to true,
            "columns(a:union(a:struct(${weightless(65)})))" to true,
            "struct(${weightless(65).replace("(x)", "(x,y)")})" to false,
        )) {
            assertEquals(expected, Schema.parse(schema).hasManyWeightless, schema)
        }
    }
}
