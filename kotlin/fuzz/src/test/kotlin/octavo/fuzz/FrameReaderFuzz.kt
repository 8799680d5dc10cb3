package octavo.fuzz

import com.code_intelligence.jazzer.junit.FuzzTest
import octavo.core.MalformedException
import octavo.frame.Frame
import octavo.frame.FrameReader
import octavo.frame.FrameWriter
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals

/** A stream means the same in pieces of any size, and its frames are written as they were read. */
internal class FrameReaderFuzz {
    private class Outcome(val frames: List<Frame>, val fault: String?)

    @FuzzTest
    fun fuzz(stream: ByteArray) {
        val whole = read(stream, stream.size + 1)
        val written = written(whole.frames)
        assertContentEquals(stream.copyOf(written.size), written)
        if (whole.fault == null) assertEquals(stream.size, written.size)
        for (piece in listOf(1, 5)) {
            val inPieces = read(stream, piece)
            assertEquals(whole.fault, inPieces.fault)
            assertContentEquals(written, written(inPieces.frames))
        }
    }

    private fun read(stream: ByteArray, piece: Int): Outcome {
        val reader = FrameReader()
        val frames = ArrayList<Frame>()
        val fault = try {
            for (start in stream.indices step piece) {
                reader.push(stream, start, minOf(start + piece, stream.size))
                while (true) frames += reader.next() ?: break
            }
            reader.finish()
            null
        } catch (malformed: MalformedException) {
            check(malformed.offset in 0..stream.size) { malformed.message.toString() }
            "${malformed.kind} at ${malformed.offset}"
        }
        return Outcome(frames, fault)
    }

    private fun written(frames: List<Frame>): ByteArray {
        var stream = ByteArray(0)
        val writer = FrameWriter { source, start, end -> stream += source.copyOfRange(start, end) }
        frames.forEach(writer::write)
        return stream
    }
}
