package octavo.pack.evolve

import kotlinx.serialization.Serializable
import kotlinx.serialization.builtins.ListSerializer
import kotlinx.serialization.builtins.MapSerializer
import kotlinx.serialization.builtins.serializer
import octavo.core.MalformedException
import octavo.core.MismatchException
import octavo.pack.Pack
import octavo.pack.generic.GenericCoder
import octavo.pack.schema.Schema
import octavo.pack.schema.parse
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

/** What serializers and plain values make of messages of another schema, and where their errors are. */
class ReadingTest {
    @Serializable
    data class Order(val id: Int, val item: String, val isOpen: Boolean)

    @Serializable
    data class NewOrder(val notes: List<String>, val item: String?, val id: Long, val count: Int = 1)

    @Serializable
    data class Even(val number: Long) {
        init {
            require(number % 2 == 0L) { "odd" }
        }
    }

    private val orders = Pack.schemaOf(Order.serializer().descriptor)

    private fun plain(reader: String, writer: String) = GenericCoder(Schema.parse(reader)).reading(Schema.parse(writer))

    private fun message(schema: String, value: Any?) = GenericCoder(Schema.parse(schema)).encode(value)

    @Test
    fun serializersReadByName() {
        val decoder = Pack.reading<NewOrder>(orders)
        assertEquals(NewOrder(emptyList(), "pen", 7, count = 0), decoder.decode(Pack.encode(Order(7, "pen", true))))
        assertEquals(orders, decoder.schema)
    }

    @Test
    fun theSameSchemaIsReadAsWithoutIt() {
        val bytes = Pack.encode(Order(7, "pen", true))
        val decoder = Pack.reading(Order.serializer(), orders)
        assertEquals(Order(7, "pen", true), decoder.decode(byteArrayOf(1) + bytes + 2, 1, 1 + bytes.size))
    }

    @Test
    fun loneValuesMayBeOfAnyType() {
        assertEquals(5L, Pack.reading(Long.serializer(), Schema.parse("vi32")).decode(message("vi32", 5)))
        assertEquals(5uL, plain("u64", "u8").decode(message("u8", 5)))
        assertEquals(0.5, plain("f64?", "f32").decode(message("f32", 0.5f)))
        assertEquals("a", plain("str", "shared?").decode(message("shared?", "a")))
        assertEquals("", assertFailsWith<MismatchException> { plain("u8", "u8?").decode(message("u8?", null)) }.path)
    }

    @Test
    fun runsOfIntegersBecomeWider() {
        assertEquals<Any?>(listOf(1L, -300L), plain("[i64]", "[vi32]").decode(message("[vi32]", listOf(1, -300))))
        assertEquals<Any?>(listOf(1uL, null), plain("[vu64?]", "[u8?]").decode(message("[u8?]", listOf(1, null))))
        assertEquals<Any?>(listOf(1.5), plain("[f64;1]", "[f32;1]").decode(message("[f32;1]", listOf(1.5f))))
    }

    @Test
    fun keysHaveTextsThatMayComeInAnotherOrder() {
        val writer = "{struct(a:shared,b:shared,c:shared):u8}"
        val keys = listOf("xyx", "yxy", "xxy").map { mapOf("a" to it.take(1), "b" to it.substring(1, 2), "c" to it.drop(2)) }
        val message = message(writer, keys.map { it to 1 })
        val decoder = plain("{struct(c:shared,a:shared):u8}", writer)
        assertEquals(
            listOf("xx", "yy", "yx"),
            (decoder.decode(message) as List<*>).map { entry ->
                ((entry as Pair<*, *>).first as Map<*, *>).let { "${it["c"]}${it["a"]}" }
            },
        )
        assertEquals("/1", assertFailsWith<MalformedException> { plain("{struct(x:str):u8}", writer).decode(message) }.path)
    }

    /** The message in between has other bytes. */
    @Test
    fun whatAClassRefusesIsWhereTheMessageHasIt() {
        val writer = "[struct(long:str,number:u8)]"
        val message = message(writer, listOf(2, 4, 5).map { mapOf("long" to "x".repeat(20), "number" to it) })
        val mismatch = assertFailsWith<MismatchException> {
            Pack.reading(ListSerializer(Even.serializer()), Schema.parse(writer)).decode(byteArrayOf(0) + message, 1)
        }
        assertEquals("/2 at 47", "${mismatch.path} at ${mismatch.offset}")
        assertEquals("odd", mismatch.cause?.message)
    }

    @Test
    fun whatAClassRefusesMayNotBeInTheMessage() {
        val writer = "{str:struct()}"
        val mismatch = assertFailsWith<MismatchException> {
            Pack.reading(MapSerializer(String.serializer(), Odd.serializer()), Schema.parse(writer))
                .decode(message(writer, listOf("a" to emptyMap<String, Any?>())))
        }
        assertEquals("/0/value at 3", "${mismatch.path} at ${mismatch.offset}")
    }

    @Serializable
    data class Odd(val number: Int) {
        init {
            require(number % 2 != 0) { "even" }
        }
    }

    @Test
    fun plainValuesEqualThoseOfTheReader() {
        val value = plain("struct(b:str?,c:[u8],a:vi64)", "struct(a:vi32,d:bool)").decode(
            message(
                "struct(a:vi32,d:bool)",
                mapOf(
                    "a" to 1,
                    "d" to true,
                ),
            ),
        )
        assertEquals<Any?>(mapOf("b" to null, "c" to emptyList<Any?>(), "a" to 1L), value)
        assertEquals(value, mapOf("b" to null, "c" to emptyList<Any?>(), "a" to 1L))
        assertEquals(listOf("b", "c", "a"), (value as Map<*, *>).keys.toList())
        assertEquals(null, value["d"])
    }

    @Test
    fun mismatchesSayWhatIsWhere() {
        fun refused(reader: String, writer: String) = assertFailsWith<MismatchException> { plain(reader, writer) }.message
        assertEquals("mismatch (/a/*): expected u8, found i8", refused("struct(a:[u8])", "struct(a:[i8])"))
        assertEquals("mismatch (/a): expected flags(x,y), found flags(x)", refused("struct(a:flags(x,y))", "struct(a:flags(x))"))
        assertEquals("mismatch (/a~1b/key): expected str, found vi32", refused("struct(\"a/b\":{str:u8})", "struct(\"a/b\":{vi32:u8})"))
        assertEquals(
            "mismatch (/a): expected columns of b: u16, found columns of b: u8",
            refused("struct(a:columns(b:u16))", "struct(a:columns(b:u8))"),
        )
        assertEquals("mismatch (/1): expected dynamic, found bytes", refused("(u8,dynamic)", "(u8,bytes)"))
    }
}
