package octavo.pack.generic

import octavo.core.Limits
import octavo.core.MalformedKind
import octavo.core.MismatchException
import octavo.pack.schema.Schema
import octavo.pack.schema.parse
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertNotNull
import kotlin.test.assertNull

/** What the vectors of conformance/ do not show: paths, the reader's own limits, and plain values. */
class GenericCoderTest {
    private fun coder(schema: String, limits: Limits = Limits.DEFAULT) = GenericCoder(Schema.parse(schema), limits)

    private fun malformed(schema: String, bytes: String, limits: Limits = Limits.DEFAULT) =
        assertNotNull(coder(schema, limits).explain(bytes.hexToByteArray()), schema)

    @Test
    fun errorsNameThePath() {
        assertEquals("", malformed("bool", "02").path)
        assertEquals("/b", malformed("struct(a:i8,b:str)", "010080").path)
        assertEquals("/\u00e9~1~0", malformed("struct(\"\u00e9/~\":enum(a,b,c))", "03").path)
        assertEquals("/points/1/1", malformed("struct(points:[(vi53,str)])", "020001080181ff").path)
        assertEquals("/1", malformed("[str]", "02000180").path)
        assertEquals("/2", malformed("[str?]", "030500" + "0180").path)
        assertEquals("/1/name", malformed("columns(id:u8,name:str)", "020102" + "00" + "0180").path)
        assertEquals("/0/name/1", malformed("columns(name:[str])", "0102000180").path)
        assertEquals("/0/value", malformed("{str:str}", "01" + "11" + "6180").path)
        assertEquals("/side", malformed("union(a:struct(side:str))", "000180").path)
        assertEquals("/mail", malformed("open(id:u8;mail:str)", "0301" + "0180").path)
    }

    @Test
    fun structsAreMapsAsAnyOther() {
        val coder = coder("open(id:u8,tag:str?;mail:str)")
        for (value in listOf(mapOf("id" to 1L, "tag" to null), mapOf("id" to 1L, "tag" to "x", "mail" to "y"))) {
            val struct = coder.decode(coder.encode(value)) as Map<*, *>
            assertEquals<Any?>(value, struct)
            assertEquals<Any?>(struct, value)
            assertEquals(value.hashCode(), struct.hashCode())
            assertEquals(value.toString(), struct.toString())
            assertEquals(value.entries, struct.entries)
            assertEquals(value.keys.toList(), struct.keys.toList())
            assertEquals("mail" in value, "mail" in struct)
            assertEquals("none" in value, "none" in struct)
            assertEquals(value["mail"], struct["mail"])
            assertNull(struct["none"])
        }
    }

    /** Every field of each was a list, which took all memory; a schema may come from anywhere. */
    @Test
    fun columnsOfNoStructsTakeWhatTheirBytesDo() {
        val coder = coder("[columns(" + (0 until 1000).joinToString(",") { "f$it:u8" } + ")]")
        val none = List(100_000) { emptyList<Any?>() }
        assertEquals<Any?>(none, coder.decode(coder.encode(none)))
    }

    @Test
    fun columnsOfNoStructsAreAlignedAndHaveCodes() {
        val types = listOf("u8", "i16", "f64", "vi32", "f32", "f64?", "u16", "vu64?", "str", "i64")
        for (first in types.indices) {
            for (before in 0 until 9) {
                val fields = (first until first + types.size).joinToString(",") { "f$it:${types[it % types.size]}" }
                val coder = coder("struct(before:[u8;${before + 1}],rows:[columns($fields)],after:u8)")
                val value = mapOf("before" to List(before + 1) { 1L }, "rows" to List(3) { emptyList<Any?>() }, "after" to 7L)
                assertEquals<Any?>(value, coder.decode(coder.encode(value)))
            }
        }
    }

    @Test
    fun keysAreAsDeepAsAnyValueMayBe() {
        val coder = coder("{struct(next:#0?):bool}", Limits(maxDepth = 200))
        var key = mapOf<String, Any?>("next" to null)
        repeat(100) { key = mapOf("next" to key) }
        val value = listOf(key to true)
        assertEquals<Any?>(value, coder.decode(coder.encode(value)))
    }

    /** The keys at each level once for all levels around them, and not twice for each. */
    @Test
    fun readsMapsInKeysOfMaps() {
        val coder = coder("struct(m:{#0:u8})")
        val message = ByteArray(63) { if (it < 62 && it % 2 == 0) 1 else 0 }
        assertContentEquals(message, coder.encode(coder.decode(message)))
    }

    /** A copy of the text for each key would take a gigabyte. */
    @Test
    fun keysThatShareALongTextTakeItOnce() {
        val text = "long".repeat(1 shl 18)
        val value = List(1000) { mapOf("text" to text, "number" to it.toLong()) to true }
        val coder = coder("{struct(text:shared,number:vi64):bool}")
        assertEquals<Any?>(value, coder.decode(coder.encode(value)))
    }

    private fun duplicate(schema: String, bytes: String): Long {
        val malformed = malformed(schema, bytes)
        assertEquals(MalformedKind.DUPLICATE, malformed.kind)
        return malformed.offset
    }

    @Test
    fun keysAreTheSameIfTheirSharedTextsAre() {
        assertEquals(7, duplicate("{shared:u8}", "03" + "000261" + "000262" + "0001"))
        assertEquals(7, duplicate("{shared:u8}", "03" + "000261" + "000262" + "000261"))
        assertEquals(5, duplicate("{shared:shared}", "02" + "02610262" + "0101"))
        assertEquals(6, duplicate("{[shared]:u8}", "02" + "0002026101" + "00020101"))
    }

    @Test
    fun keysDifferIfTheirSharedTextsDo() {
        for (schema in listOf("{shared:shared}", "{(shared,shared):shared}", "{{shared:shared}:{shared:shared}}")) {
            val texts = listOf("a", "b", "c")
            val keys = texts.flatMap { a -> texts.map { b -> a to b } }
            val value = when (schema) {
                "{shared:shared}" -> texts.map { it to texts[2] }
                "{(shared,shared):shared}" -> keys.map { listOf(it.first, it.second) to it.first }
                else -> keys.map { listOf(it) to keys.distinctBy { key -> key.first } }
            }
            val coder = coder(schema)
            assertEquals<Any?>(value, coder.decode(coder.encode(value)), schema)
            assertFailsWith<MismatchException>(schema) { coder.encode(value + value.last()) }
        }
    }

    /** Keys inside keys have numbers, which are those of the message's, not of the entry's or the value's. */
    @Test
    fun keysDifferIfTheirKeysDo() {
        val coder = coder("{{{u8:bool}:[{u8:bool}]}:{u8:bool}}")
        val inner = listOf(listOf(), listOf(1L to true), listOf(1L to false), listOf(2L to true), listOf(1L to true, 2L to true))
        val keys = inner.flatMap { a -> inner.map { b -> listOf(a to listOf(b, a), b.plus(9L to true) to listOf()) } }
        val value = keys.mapIndexed { index, key -> key to inner[index % inner.size] }
        assertEquals<Any?>(value, coder.decode(coder.encode(value)))
        for (key in keys) assertFailsWith<MismatchException> { coder.encode(value.plus(key to inner[0])) }
        assertEquals(5, duplicate("{{u8:bool}:u8}", "02" + "07010101" + "07010101"))
    }

    /** What an open struct's second section has shared is forgotten, and its index is another text's. */
    @Test
    fun keysAreToldApartByTextsOfLaterSections() {
        val schema = "{open(a:u8;b:shared):u8}"
        val first = "07" + "03" + "01" + "0261"
        assertNull(coder(schema).explain(("02" + first + "07" + "03" + "01" + "0262").hexToByteArray()))
        assertEquals(6, duplicate(schema, "02" + first + first))
    }

    @Test
    fun aReaderHasLimitsOfItsOwn() {
        val limits = Limits(maxDepth = 2, maxStringBytes = 3, maxElements = 2)
        fun offset(schema: String, bytes: String): Long {
            val malformed = malformed(schema, bytes, limits)
            assertEquals(MalformedKind.LIMIT, malformed.kind)
            return malformed.offset
        }
        assertEquals(2, offset("[[[bool]]]", "010100"))
        assertEquals(1, offset("(bool,[u8])", "00" + "03010203"))
        assertEquals(1, offset("str", "0461626364"))
        assertEquals(1, offset("struct(a:bytes)", "0401020304"))
        assertEquals(1, offset("shared", "0861626364"))
        assertEquals(0, offset("[vi32]", "03000000"))
        assertEquals(0, offset("columns(a:bool)", "0307"))
        assertNull(coder("[(str,[vi32;2])]", Limits(3, 3, 2)).explain("0103616263000204".hexToByteArray()))
    }

    @Test
    fun theDeepestMessageIsReadWithinTheStack() {
        val depth = Limits.MAX_SUPPORTED_DEPTH
        val coder = coder("struct(next:#0?)", Limits(maxDepth = depth))
        val message = ByteArray(depth) { if (it < depth - 1) 1 else 0 }
        assertEquals(message.toHexString(), coder.encode(coder.decode(message)).toHexString())
        assertEquals(MalformedKind.LIMIT, coder.explain(byteArrayOf(1) + message)?.kind)
    }

    @Test
    fun aUnionThatNeverEndsIsTooDeep() {
        assertEquals(MalformedKind.LIMIT, malformed("struct(a:union(x:struct(b:#0)))", "00".repeat(100)).kind)
    }

    @Test
    fun aValueMayBeOfAnyTypeOfNumber() {
        val coder = coder("(u8,vi64,vu64,u64,f32,f64)")
        val written = coder.encode(listOf(200, 5u, 7, ULong.MAX_VALUE, 0.5, 1))
        assertEquals(listOf(200L, 5L, 7uL, ULong.MAX_VALUE, 0.5f, 1.0), coder.decode(written))
    }

    @Test
    fun whatIsNotOfTheSchemaIsRefusedWithItsPath() {
        fun refused(schema: String, value: Any?, path: String) {
            assertEquals(path, assertFailsWith<MismatchException>(schema) { coder(schema).encode(value) }.path)
        }
        refused("str", 1, "")
        refused("vi32", 1L shl 31, "")
        refused("vi64", ULong.MAX_VALUE, "")
        refused("u64", -1, "")
        refused("f32", 1e300, "")
        refused("struct(a:[u8])", mapOf("a" to listOf(1, 256)), "/a/1")
        refused("struct(a:u8)", mapOf("a" to 1, "b" to 2), "")
        refused("struct(a:u8?)", listOf(1), "")
        refused("[u8?]", listOf(null, null, 1, null, 256), "/4")
        refused("{str:u8}", listOf("a" to 1, "a" to 2), "/1")
        refused("columns(a:bool)", listOf(mapOf("a" to true), mapOf("a" to null)), "/1/a")
        refused("columns(a:bool)", listOf(mapOf("a" to true), mapOf("b" to true)), "/1")
        refused("open(a:u8;b:u8)", mapOf("b" to 1), "/a")
    }

    @Test
    fun whatIsRefusedIsTold() {
        val error = assertFailsWith<MismatchException> { coder("struct(a:[u8])").encode(mapOf("a" to listOf(1, 256))) }
        assertEquals("mismatch (/a/1): expected u8, found 256", error.message)
        val number = assertFailsWith<MismatchException> { coder("f32").encode(-1e300) }
        assertEquals("mismatch: expected f32, found -1e+300", number.message)
    }

    @Test
    fun keysAreTheSameByTheirValue() {
        assertEquals(MalformedKind.DUPLICATE, malformed("{vi32:bool}", "02" + "0002" + "010200").kind)
        val coder = coder("{f64:bool}")
        assertFailsWith<MismatchException> { coder.encode(listOf(Double.NaN to true, Double.fromBits(0x7ff8000000000001) to true)) }
        assertEquals(2, (coder.decode(coder.encode(listOf(0.0 to true, -0.0 to false))) as List<*>).size)
    }

    /** A row takes a bit on the wire: all of them are not made at once. */
    @Test
    fun rowsAreMadeWhenTheyAreAskedFor() {
        val rows = coder("columns(a:bool)").decode("808002".hexToByteArray() + ByteArray(4096) { 1 }) as List<*>
        assertEquals(32768, rows.size)
        assertEquals(mapOf("a" to true), rows[32760])
        assertEquals(mapOf("a" to false), rows[32761])
    }
}
