package octavo.cli.flex

import octavo.cli.host.MOST_BYTES
import octavo.cli.inputOf
import octavo.core.ByteOutput
import octavo.core.MalformedException
import octavo.core.MismatchException
import okio.Buffer
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

class FlexStreamTest {
    private fun streamOf(vararg messages: String): Buffer = Buffer().also { buffer ->
        val output = ByteOutput { source, start, end -> buffer.write(source, start, end - start) }
        messages.forEach { output.writeMessage(it.encodeToByteArray()) }
    }

    private fun read(stream: Buffer): List<String> = buildList {
        forEachMessage(inputOf(stream, slow = true)) { add("${it.offset}:${it.bytes.decodeToString(0, it.end)}") }
    }

    @Test
    fun lengthsComeFirst() {
        assertEquals("03000000616263", streamOf("abc").readByteString().hex())
    }

    @Test
    fun readsWhatItWrote() {
        assertEquals(listOf("4:abc", "11:", "15:abcdefgh", "27:x"), read(streamOf("abc", "", "abcdefgh", "x")))
        assertEquals(emptyList(), read(Buffer()))
    }

    @Test
    fun aMessageMayBeLongerThanWhatIsTrusted() {
        val long = "x".repeat(3_000_000)
        assertEquals(listOf("4:$long", "3000008:y"), read(streamOf(long, "y")))
    }

    @Test
    fun saysWhereAStreamEndsTooEarly() {
        val stream = streamOf("abc", "defg").readByteArray()
        for (length in stream.indices - listOf(0, 7)) {
            val e = assertFailsWith<MalformedException> { read(Buffer().write(stream, 0, length)) }
            assertEquals(listOf(0L, 0, 0, 0, 4, 4, 4, 7, 7, 7, 7, 11, 11, 11, 11)[length], e.offset, "cut at $length")
        }
    }

    @Test
    fun refusesLengthsThatCannotBe() {
        for ((length, told) in listOf(-1 to 4_294_967_295, Int.MAX_VALUE to 2_147_483_647L, MOST_BYTES + 1 to MOST_BYTES + 1L)) {
            val e = assertFailsWith<MalformedException> { read(Buffer().writeIntLe(length).writeUtf8("abc")) }
            assertEquals("malformed at byte 0: expected a message below 2 GiB, found a length of $told bytes", e.message)
        }
        val lie = assertFailsWith<MalformedException> { read(Buffer().writeIntLe(MOST_BYTES).writeUtf8("abc")) }
        assertEquals("malformed at byte 4: expected a message of 2147483639 bytes, found 3 bytes", lie.message)
    }

    @Test
    fun errorsAboutMessagesCountFromTheStart() {
        val stream = streamOf("abc", "abc", "abc")
        var count = 0
        val malformed = assertFailsWith<MalformedException> {
            forEachMessage(stream.copy().let(::inputOf)) { if (++count == 2) throw MalformedException("x", "y", 2, "/p") }
        }
        assertEquals("malformed at byte 13 (/p): expected x, found y", malformed.message)
        val mismatch = assertFailsWith<MismatchException> { forEachMessage(inputOf(stream)) { throw MismatchException("x", "y", -1) } }
        assertEquals(-1, mismatch.offset)
    }
}
