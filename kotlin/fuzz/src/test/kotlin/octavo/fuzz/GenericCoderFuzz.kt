package octavo.fuzz

import com.code_intelligence.jazzer.junit.FuzzTest
import octavo.core.MalformedException
import octavo.pack.generic.GenericCoder
import octavo.pack.schema.Schema
import octavo.pack.schema.parse
import octavo.pack.schema.text
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals

/** The text of a schema, a line feed and a message: what is accepted can be written again, what is refused is malformed at some byte. */
internal class GenericCoderFuzz {
    @FuzzTest
    fun fuzz(input: ByteArray) {
        val textEnd = input.indexOf('\n'.code.toByte())
        if (textEnd < 0) return
        val schema = schema(input.decodeToString(0, textEnd)) ?: return
        val message = input.copyOfRange(textEnd + 1, input.size)
        val coder = GenericCoder(schema)
        val value = try {
            coder.decode(message)
        } catch (malformed: MalformedException) {
            check(malformed.kind != null && malformed.offset in 0..message.size) { "${malformed.kind}: ${malformed.message}" }
            return
        }
        val written = coder.encode(value)
        assertContentEquals(written, coder.encode(coder.decode(written)))
    }

    private fun schema(text: String): Schema? = try {
        Schema.parse(text).also { assertEquals(text, it.text()) }
    } catch (malformed: MalformedException) {
        check(malformed.offset in 0..text.encodeToByteArray().size) { malformed.message.toString() }
        null
    }
}
