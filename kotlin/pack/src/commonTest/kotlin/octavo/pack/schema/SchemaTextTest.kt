package octavo.pack.schema

import octavo.core.MalformedException
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertSame

class SchemaTextTest {
    @Test
    fun textIsReadAndWrittenAlike() {
        val texts = listOf(
            "bool", "vi53?", "[[u8;16]]", "{shared:(str?,bytes)}", "enum(a,_b,C9)", "flags(a,\"b c\")", "columns(x:f32,y:dynamic)",
            "struct()", "open()", "open(;a:str)", "open(a:str;b:vi64?,c:[#0];d:#0?)",
            "union(circle:struct(r:f64),square:open(side:f64))",
            "struct(left:#0?,right:[#0],point:struct(x:f32),other:#1)", "enum(\"\\\"\\\\\\u0000\\u001f\",\"9\",\"é\",\"😀\")",
            "struct(a:union(x:struct(b:#0)))", "struct(a:struct(),b:struct())",
        )
        for (text in texts) assertEquals(text, Schema.parse(text).text())
    }

    @Test
    fun aDeclarationIsOneObject() {
        val root = Schema.parse("struct(next:#0?)") as Schema.Struct
        assertSame(root, (root.fields.single().type as Schema.Optional).type)
    }

    @Test
    fun errorsSayWhere() {
        refused("", 0)
        refused("str ", 3)
        refused("String", 0)
        refused("i32??", 4)
        refused("[u8;0]", 4)
        refused("[u8;65537]", 4)
        refused("[u8;016]", 4)
        refused("()", 1)
        refused("enum()", 5)
        refused("enum(a,a)", 7)
        refused("enum(9)", 5)
        refused("enum(\"a\")", 5)
        refused("enum(\"\")", 5)
        refused("enum(\"\\n\")", 6)
        refused("enum(\"\\u001F\")", 6)
        refused("enum(\"\n\")", 6)
        refused("enum(\"é\",\"é\")", 10)
        refused("enum(\"${Char(0xD800)}\")", 5) // not a literal: a source of JavaScript cannot hold one
        refused("flags(${(0..32).joinToString(",") { "n$it" }})", 6)
        refused("struct(a:i8,b:i8,a:i8)", 17)
        refused("open(a:i8;a:i8)", 10)
        refused("open(a:i8;)", 10)
        refused("columns()", 8)
        refused("union(b:struct(),a:struct())", 17)
        refused("union(\"\uE000\":struct(),\"😀\":struct(),\"\uD7FF\":struct())", 37)
        refused("union(a:i8)", 6)
        refused("union(a:struct()?)", 6)
        refused("#0", 1)
        refused("[struct(a:#1)]", 11)
        refused("struct(a:#0)", 0)
        refused("struct(a:struct(b:(i8,[#1;2])))", 9)
        refused("open(a:i8;b:struct(c:#0))", 0)
        refused("[".repeat(257), 256)
    }

    private fun refused(text: String, offset: Int) {
        val malformed = assertFailsWith<MalformedException>(text) { Schema.parse(text) }
        assertEquals(offset.toLong(), malformed.offset, "$text: ${malformed.message}")
    }

    @Test
    fun aLongChainOfStructsIsRead() {
        val text = "struct(a0:struct(),${(1..20_000).joinToString(",") { "a$it:struct(b:#$it)" }})"
        assertEquals(text, Schema.parse(text).text())
    }

    @Test
    fun fingerprintsAreThoseOfTheSpecification() {
        assertEquals(0x39ef4525ae3af2aa, Fingerprint.of("bool"))
        assertEquals(0xb34da4de2c62e497uL.toLong(), Fingerprint.of("struct(id:vi64,name:str)"))
        assertEquals(0x39ef4525ae3af2aa, Schema.Bool.fingerprint())
    }
}
