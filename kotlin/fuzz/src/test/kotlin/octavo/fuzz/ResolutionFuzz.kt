package octavo.fuzz

import com.code_intelligence.jazzer.junit.FuzzTest
import octavo.core.MalformedException
import octavo.core.MismatchException
import octavo.core.OctavoException
import octavo.pack.evolve.Decoder
import octavo.pack.evolve.reading
import octavo.pack.generic.GenericCoder
import octavo.pack.schema.Schema
import octavo.pack.schema.parse
import kotlin.test.assertContentEquals

/** The texts of the writer's and the reader's schema, each before a line feed, and a message: what is read is a value of the reader's. */
internal class ResolutionFuzz {
    @FuzzTest
    fun fuzz(input: ByteArray) {
        val writerEnd = input.indexOf(LINE_FEED)
        val readerEnd = (writerEnd + 1 until input.size).firstOrNull { input[it] == LINE_FEED } ?: return
        if (writerEnd < 0) return
        val writer = schema(input.decodeToString(0, writerEnd)) ?: return
        val reader = GenericCoder(schema(input.decodeToString(writerEnd + 1, readerEnd)) ?: return)
        val decoder = decoder(reader, writer) ?: return
        val value = read(decoder, input.copyOfRange(readerEnd + 1, input.size)) ?: return
        val written = reader.encode(value.getOrThrow())
        assertContentEquals(written, reader.encode(reader.decode(written)))
    }

    private fun schema(text: String): Schema? = try {
        Schema.parse(text)
    } catch (_: MalformedException) {
        null
    }

    private fun decoder(reader: GenericCoder, writer: Schema): Decoder<Any?>? = try {
        reader.reading(writer)
    } catch (mismatch: MismatchException) {
        check(mismatch.path != null && mismatch.offset == -1L) { mismatch.message.toString() }
        null
    }

    private fun read(decoder: Decoder<Any?>, message: ByteArray): Result<Any?>? = try {
        Result.success(decoder.decode(message))
    } catch (refused: OctavoException) {
        check(refused.path != null && refused.offset in 0..message.size) { refused.message.toString() }
        null
    }

    private companion object {
        const val LINE_FEED = '\n'.code.toByte()
    }
}
