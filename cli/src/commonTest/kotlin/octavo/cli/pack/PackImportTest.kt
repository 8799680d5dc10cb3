package octavo.cli.pack

import octavo.cli.flex.LIMITS
import octavo.core.MalformedException
import octavo.core.MismatchException
import octavo.core.OctavoException
import octavo.flex.Flex
import octavo.flex.FlexOptions
import octavo.flex.FlexType
import octavo.pack.generic.GenericCoder
import octavo.pack.schema.Schema
import octavo.pack.schema.parse
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

class PackImportTest {
    private fun flex(schema: String, value: Any?): ByteArray {
        val coder = GenericCoder(Schema.parse(schema), LIMITS)
        return PackImport(coder, FlexOptions()).flex(coder.encode(value))
    }

    private fun json(schema: String, value: Any?): String = Flex.toJson(flex(schema, value), nonFiniteAsStrings = true, limits = LIMITS)

    private inline fun <reified E : OctavoException> error(schema: String, value: Any?): String? =
        assertFailsWith<E> { flex(schema, value) }.message

    @Test
    fun numbersAreExact() {
        val schema = "(u64,vi64,i8,vu53,f32,f64)"
        val value = listOf(ULong.MAX_VALUE, Long.MIN_VALUE, -1, (1L shl 53) - 1, 0.1f, 0.1)
        assertEquals("[18446744073709551615,-9223372036854775808,-1,9007199254740991,0.10000000149011612,0.1]", json(schema, value))
        assertEquals("""["NaN","-Infinity"]""", json("[f64]", listOf(Double.NaN, Double.NEGATIVE_INFINITY)))
    }

    @Test
    fun scalarsAreWhatTheyAreInFlex() {
        assertEquals("[true,\"a\",\"b\",\"red\",\"AQI=\",[\"x\",\"z\"]]", json("(bool,str,shared,enum(red),bytes,flags(x,y,z))", scalars))
        assertEquals(FlexType.BLOB, Flex.read(flex("bytes", byteArrayOf(1))).type)
        assertEquals(FlexType.VECTOR_BOOL, Flex.read(flex("[bool]", List(9) { true })).type)
    }

    private val scalars = listOf(true, "a", "b", "red", byteArrayOf(1, 2), setOf("z", "x"))

    @Test
    fun structsAreObjects() {
        assertEquals("""{"a":1,"b":null}""", json("struct(b:str?,a:u8)", mapOf("a" to 1, "b" to null)))
        assertEquals("""[{"a":1,"b":"x"},{"a":2,"b":null}]""", json("columns(a:u8,b:str?)", rows))
        assertEquals("""{"id":7}""", json("open(id:u8;mail:str)", mapOf("id" to 7)))
        assertEquals("""{"circle":{"r":2}}""", json("union(circle:struct(r:u8),none:struct())", "circle" to mapOf("r" to 2)))
        assertEquals("""{"next":{"next":null}}""", json("struct(next:#0?)", mapOf("next" to mapOf("next" to null))))
    }

    private val rows = listOf(mapOf("a" to 1, "b" to "x"), mapOf("a" to 2, "b" to null))

    @Test
    fun mapsAreObjectsWhereKeysAreNames() {
        assertEquals("""{"a":1,"b":2}""", json("{str:u8}", listOf("b" to 2, "a" to 1)))
        assertEquals("""{"red":1}""", json("{enum(red):u8}", listOf("red" to 1)))
        assertEquals("""[[7,"x"]]""", json("{u8:str}", listOf(7 to "x")))
        assertEquals("[[\"a\\u0000\",1],[\"b\",2]]", json("{shared:u8}", listOf("a\u0000" to 1, "b" to 2)))
    }

    @Test
    fun dynamicIsItsValue() {
        val inner = Flex.build {
            map {
                key("a")
                put(1)
                key("blob")
                putBlob(byteArrayOf(1))
            }
        }
        assertEquals("""[{"a":1,"blob":"AQ=="}]""", json("[dynamic]", listOf(inner)))
        assertEquals(
            "malformed (/x): expected a message of at least 3 bytes, found 1",
            error<MalformedException>("struct(x:dynamic)", mapOf("x" to byteArrayOf(1))),
        )
    }

    @Test
    fun malformedMessagesHaveTheirOffsetAndPath() {
        val coder = GenericCoder(Schema.parse("struct(a:struct(b:str))"), LIMITS)
        val e = assertFailsWith<MalformedException> { PackImport(coder, FlexOptions()).flex(byteArrayOf(2, 65)) }
        assertEquals("malformed at byte 2 (/a/b): expected 2 bytes, found 1", e.message)
    }

    @Test
    fun namesWithNulAreRefused() {
        val schema = "[struct(\"a\\u0000\":bool)]"
        assertEquals(
            "mismatch (/0/a%00): expected a key without NUL, found one with it",
            error<MismatchException>(schema, listOf(mapOf("a\u0000" to true))),
        )
    }

    @Test
    fun columnsOfNoStructsTakeWhatTheirBytesDo() {
        val fields = (0 until 1000).joinToString(",") { "f$it:u8" }
        assertEquals(20_000, Flex.read(flex("[columns($fields)]", List(20_000) { emptyList<Any?>() })).vector.size)
    }

    @Test
    fun depthIsLimitedAsInFlex() {
        fun chain(depth: Int) = (1..depth).fold(null as Any?) { inner, _ -> mapOf("of" to inner) }
        assertEquals(1000, json("struct(of:#0?)", chain(1000)).count { it == '{' })

        fun cases(depth: Int) = (1..depth).fold(null as Any?) { inner, _ -> "a" to mapOf("of" to inner) }
        assertEquals(1000, json("union(a:struct(of:#0?))", cases(500)).count { it == '{' })
        val e = assertFailsWith<MalformedException> { flex("union(a:struct(of:#0?))", cases(501)) }
        assertEquals("a depth of at most 1000" to "one more container", e.expected to e.found)

        fun dynamic(depth: Int) = (1..depth).fold(Flex.build { vector { } } as Any?) { inner, _ -> listOf(inner) }
        flex("[".repeat(250) + "dynamic" + "]".repeat(250), dynamic(250))
    }

    @Test
    fun textsThatAreSharedAgainAndAgainAreRefused() {
        val text = "x".repeat(20_000)
        assertFailsWith<MalformedException> { flex("[shared]", List(3000) { text }) }
        assertEquals(1000, Flex.read(flex("[shared]", List(1000) { text })).vector.size)
    }
}
