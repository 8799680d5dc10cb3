package octavo.cli.pack

import octavo.cli.flex.LIMITS
import octavo.cli.flex.at
import octavo.cli.sharingBomb
import octavo.core.MalformedException
import octavo.core.MismatchException
import octavo.flex.Flex
import octavo.flex.FlexOptions
import octavo.pack.generic.GenericCoder
import octavo.pack.schema.Schema
import octavo.pack.schema.parse
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

class PackExportTest {
    private fun coder(schema: String) = GenericCoder(Schema.parse(schema), LIMITS)

    private fun pack(schema: String, flex: ByteArray): ByteArray = PackExport(coder(schema), FlexOptions()).pack(flex)

    private fun decoded(schema: String, json: String): Any? = coder(schema).decode(pack(schema, Flex.fromJson(json)))

    private fun error(schema: String, json: String): String? =
        assertFailsWith<MismatchException> { pack(schema, Flex.fromJson(json)) }.at(-1).message

    /** Whether [json] becomes [json] again, and a message that becomes it. */
    private fun returns(schema: String, json: String) {
        val message = pack(schema, Flex.fromJson(json))
        val flex = PackImport(coder(schema), FlexOptions()).flex(message)
        assertEquals(json, Flex.toJson(flex, nonFiniteAsStrings = true))
        assertContentEquals(message, pack(schema, flex), "from flex itself")
    }

    @Test
    fun whatBecameJsonComesBack() {
        returns("(u64,vi64,i8,vu53,f32,f64)", "[18446744073709551615,-9223372036854775808,-1,9007199254740991,0.10000000149011612,0.1]")
        returns("(bool,str,shared,enum(red),bytes,flags(x,y,z))", """[true,"a","b","red","AQI=",["x","z"]]""")
        returns("columns(a:u8,b:str?)", """[{"a":1,"b":"x"},{"a":2,"b":null}]""")
        returns("open(id:u8;mail:str)", """{"id":7}""")
        returns("open(id:u8;mail:str)", """{"id":7,"mail":"a"}""")
        returns("union(circle:struct(r:u8),none:struct())", """{"none":{}}""")
        returns("[f64]", """["NaN","Infinity","-Infinity"]""")
        returns("{shared:u8}", "[[\"a\\u0000\",1],[\"b\",2]]")
        returns("{{str:u8}:[bool;2]}", """[[{"a":1},[true,false]]]""")
        returns("[dynamic?]", """[{"a":[1,"x"]},null]""")
    }

    @Test
    fun blobsAndNaNMayComeOfFlex() {
        assertContentEquals(byteArrayOf(1, 2, 3), coder("bytes").decode(pack("bytes", blob)) as ByteArray)
        assertEquals(Float.NaN, coder("f32").decode(pack("f32", Flex.build { put(Double.NaN) })))
    }

    private val blob = Flex.build { putBlob(byteArrayOf(1, 2, 3)) }

    @Test
    fun floatsTakeAnyNumber() {
        assertEquals(listOf(1.0, 1.5, 1.8446744073709552e19), decoded("[f64]", "[1,1.5,18446744073709551615]"))
        assertEquals(0.1f, decoded("f32", "0.1"))
        assertEquals("mismatch (/0): expected f32, found 1e+39", error("[f32]", "[1e39]"))
    }

    @Test
    fun integersTakeIntegersInRangeAlone() {
        assertEquals("mismatch (/a): expected u8, found 256", error("struct(a:u8)", """{"a":256}"""))
        assertEquals("mismatch (/0): expected vi64, found 9223372036854775808", error("[vi64]", "[9223372036854775808]"))
        assertEquals("mismatch (/0): expected vu64, found -1", error("[vu64]", "[-1]"))
        assertEquals("mismatch (/a): expected an integer, found FLOAT 1.0", error("struct(a:vi32)", """{"a":1.0}"""))
        assertEquals("mismatch (/a): expected an integer, found STRING", error("struct(a:vi32)", """{"a":"1"}"""))
    }

    @Test
    fun fieldsMayBeLeftOutWhereTheyMayBeNone() {
        assertEquals(mapOf("a" to 1L, "b" to null), decoded("struct(a:u8,b:str?)", """{"a":1}"""))
        assertEquals("mismatch (/a): expected u8, found null", error("struct(a:u8,b:str?)", "{}"))
        assertEquals("mismatch (/c): expected the name of a field or case, found \"c\"", error("struct(a:u8)", """{"a":1,"c":1}"""))
    }

    @Test
    fun saysWhatIsNoValueOfTheSchema() {
        assertEquals("mismatch: expected a map, found VECTOR", error("struct()", "[]"))
        assertEquals("mismatch: expected 2 values, found 1", error("(u8,u8)", "[1]"))
        assertEquals("mismatch (/0): expected 2 values, found 3", error("{u8:u8}", "[[1,2,3]]"))
        assertEquals("mismatch: expected a list of 2 values, found 3 values", error("[u8;2]", "[1,2,3]"))
        assertEquals("mismatch: expected one of 2 names, found \"c\"", error("enum(a,b)", "\"c\""))
        assertEquals("mismatch: expected a map with the one case that there is, found 0 entries", error("union(a:struct())", "{}"))
        assertEquals("mismatch (/b): expected the name of a field or case, found \"b\"", error("union(a:struct())", """{"b":{}}"""))
        assertEquals("mismatch (/x): expected base64, found \"AQ\"", error("struct(x:bytes)", """{"x":"AQ"}"""))
        assertEquals("mismatch (/1): expected keys that differ, found 1", error("{u8:u8}", "[[1,2],[1,3]]"))
    }

    @Test
    fun flexIsVerifiedAndNotUnfolded() {
        assertFailsWith<MalformedException> { pack("dynamic", byteArrayOf(0, 4, 3)) }
        assertFailsWith<MalformedException> { pack("dynamic", sharingBomb(50)) }
    }
}
