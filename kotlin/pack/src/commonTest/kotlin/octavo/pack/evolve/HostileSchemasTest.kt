package octavo.pack.evolve

import kotlinx.serialization.builtins.ListSerializer
import kotlinx.serialization.builtins.serializer
import octavo.core.MalformedException
import octavo.core.MalformedKind
import octavo.core.MismatchException
import octavo.pack.Pack
import octavo.pack.generic.GenericCoder
import octavo.pack.schema.Schema
import octavo.pack.schema.parse
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

/** Schemas may come from anywhere, as messages do. */
class HostileSchemasTest {
    private fun reading(reader: String, writer: String) = GenericCoder(Schema.parse(reader)).reading(Schema.parse(writer))

    private fun ring(structs: Int): String =
        (structs - 1 downTo 1).fold("struct(a:#0?)") { inner, _ -> "struct(a:$inner?)" }

    /** Of two rings each struct of the one meets each of the other; the stack has no room for them inside one another. */
    @Test
    fun structsMeetOnceEach() {
        assertEquals<Any?>(emptyMap<String, Any?>(), (reading(ring(61), ring(67)).decode(byteArrayOf(0)) as Map<*, *>).minus("a"))
        val mismatch = assertFailsWith<MismatchException> { reading(ring(250), ring(251)) }
        assertEquals("a schema that is read with less work", mismatch.expected)
    }

    @Test
    fun manyFieldsAreNoFault() {
        val fields = (0 until 20_000).joinToString(",") { "field$it:bool" }
        val value = reading("struct($fields)", "struct($fields,last:u8)").decode(ByteArray(2501)) as Map<*, *>
        assertEquals(20_000, value.size)
    }

    /** Each refers to the one before; what is passed over may begin at the last. */
    @Test
    fun chainsOfStructsMayBePassedOver() {
        val chain = (1 until 5000).joinToString(",") { "f$it:struct(a:#$it?)" }
        val decoder = reading("struct(f4999:struct(b:u8))", "struct(f0:struct(),$chain)")
        assertEquals<Any?>(mapOf("f4999" to mapOf("b" to 0L)), decoder.decode(ByteArray(1 + 4999)))
    }

    /** The reader's has the one that contains itself. */
    @Test
    fun chainsOfStructsMayBeInColumns() {
        val chain = (1 until 5000).joinToString(",") { "f$it:struct(a:#$it?)" }
        val decoder = reading("struct(c:columns(x:struct(a:#1?)))", "struct(f0:struct(a:#1?),$chain,c:columns(x:#5000))")
        assertEquals<Any?>(mapOf("c" to emptyList<Any?>()), decoder.decode(ByteArray(5000 + 1)))
    }

    @Test
    fun fieldsThatTakeNoBytesAreCounted() {
        val fields = (0 until 10_000).joinToString(",") { "f$it:enum(x)" }
        val message = byteArrayOf(0x80.toByte(), 1) + ByteArray(128)
        for (reader in listOf("struct()", "struct(a:[struct()])")) {
            val malformed = assertFailsWith<MalformedException> {
                reading(reader, "struct(a:[struct($fields)])").decode(message)
            }
            assertEquals(MalformedKind.LIMIT to 106L, malformed.kind to malformed.offset)
        }
        assertFailsWith<MalformedException> { reading("struct()", "struct(a:[columns($fields)])").decode(message) }
        assertFailsWith<MalformedException> {
            reading("struct()", "struct(a:[open($fields;b:u8)])").decode(byteArrayOf(0x80.toByte(), 2) + ByteArray(256))
        }
    }

    /** A message of a megabyte would become one of many gigabytes, and its keys would take as much. */
    @Test
    fun sharedTextsAreWrittenOutWithinLimits() {
        val text = "long".repeat(1 shl 14)
        val texts = GenericCoder(Schema.parse("[shared]")).encode(List(1000) { text })
        val malformed = assertFailsWith<MalformedException> {
            Pack.reading(ListSerializer(String.serializer()), Schema.parse("[shared]")).decode(texts)
        }
        assertEquals(MalformedKind.LIMIT to "/64", malformed.kind to malformed.path)
        val map = "{struct(text:shared,number:vi64):bool}"
        val keys = GenericCoder(Schema.parse(map)).encode(List(1000) { mapOf("text" to text, "number" to it) to true })
        val reader = "{struct(number:vi64,text:shared):bool}"
        assertEquals(MalformedKind.LIMIT, assertFailsWith<MalformedException> { reading(reader, map).decode(keys) }.kind)
        assertEquals(1000, (reading("[shared]", "[shared]").decode(texts) as List<*>).size)
    }
}
