package octavo.frame

import octavo.core.MalformedException
import octavo.core.MalformedKind
import octavo.core.MismatchException
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertNull
import kotlin.test.assertSame

class FrameTest {
    @Test
    fun pushNamesARangeThatIsNotInTheArray() {
        for ((start, end) in listOf(2 to 9, 2 to 1, -1 to 2)) {
            val error = assertFailsWith<IndexOutOfBoundsException> { FrameReader().push(ByteArray(3), start, end) }
            assertEquals("[$start, $end) of 3 bytes", error.message)
        }
    }

    private val frames = listOf(
        Frame(Wire.PACK, ByteArray(300) { it.toByte() }, fingerprint = -2),
        Frame(Wire.FLEX, ByteArray(0), hasChecksum = false),
        Frame(Wire.PROTO, byteArrayOf(1, 2, 3), fingerprint = 7, hasChecksum = false),
        Frame(Wire.FLEX, ByteArray(200_000)),
    )
    private val stream = frames.flatMap { it.encode().asList() }.toByteArray()

    @Test
    fun bytesComeInPiecesOfAnySize() {
        for (piece in listOf(1, 2, 7, 1000, stream.size)) {
            val reader = FrameReader()
            val read = ArrayList<Frame>()
            for (start in stream.indices step piece) {
                reader.push(stream, start, minOf(start + piece, stream.size))
                while (true) read += reader.next() ?: break
            }
            reader.finish()
            assertEquals(frames.map(::described), read.map(::described))
            assertEquals(frames.size.toLong(), reader.frameCount)
            assertEquals(stream.size - frames.last().encode().size.toLong(), read.last().offset)
        }
    }

    private fun described(frame: Frame): List<Any?> = listOf(frame.wire, frame.fingerprint, frame.message.asList(), frame.hasChecksum)

    @Test
    fun aStreamEndsBetweenFramesOnly() {
        val first = frames[0].encode()
        for (length in 1 until first.size) {
            val reader = FrameReader()
            reader.push(first, 0, length)
            assertNull(reader.next())
            val malformed = assertFailsWith<MalformedException> { reader.finish() }
            assertEquals(MalformedKind.TRUNCATED, malformed.kind)
            assertEquals(length.toLong(), malformed.offset)
        }
    }

    @Test
    fun afterAnErrorNothingIsRead() {
        val reader = FrameReader()
        reader.push(frames[2].encode())
        reader.push(byteArrayOf(0))
        reader.next()
        val malformed = assertFailsWith<MalformedException> { reader.next() }
        assertEquals(frames[2].encode().size.toLong(), malformed.offset)
        reader.push(frames[2].encode())
        assertSame(malformed, assertFailsWith<MalformedException> { reader.next() })
    }

    /** What comes after an error would take gigabytes, which no array has. */
    @Test
    fun afterAnErrorNothingIsKept() {
        val reader = FrameReader()
        val noise = ByteArray(1 shl 20)
        reader.push(noise)
        assertFailsWith<MalformedException> { reader.next() }
        repeat(2_100) { reader.push(noise) }
        assertFailsWith<MalformedException> { reader.next() }
    }

    @Test
    fun aReaderLimitsTheLength() {
        val reader = FrameReader(maxMessageBytes = 299)
        reader.push(stream)
        val malformed = assertFailsWith<MalformedException> { reader.next() }
        assertEquals(MalformedKind.LIMIT, malformed.kind)
        assertEquals(9, malformed.offset)
        assertFailsWith<IllegalArgumentException> { FrameReader(maxMessageBytes = -1) }
    }

    @Test
    fun anotherSchemaIsAMismatch() {
        val frame = frames[0]
        assertEquals(listOf(true, true, false, false), listOf(-2L, null, 1).map { frame.matches(Wire.PACK, it) } + frame.matches(Wire.FLEX))
        assertSame(frame.message, frame.expect(Wire.PACK))
        assertSame(frame.message, frame.expect(Wire.PACK, -2))
        assertFailsWith<MismatchException> { frame.expect(Wire.FLEX, -2) }
        val mismatch = assertFailsWith<MismatchException> { frame.expect(Wire.PACK, 1, "bool") }
        assertEquals("a pack message of bool (fingerprint 0000000000000001)", mismatch.expected)
        assertEquals("a pack message (fingerprint fffffffffffffffe)", mismatch.found)
        frames[1].expect(Wire.FLEX, 1)
    }

    @Test
    fun aPackMessageHasAFingerprint() {
        assertFailsWith<IllegalArgumentException> { Frame(Wire.PACK, ByteArray(1)) }
    }

    @Test
    fun aWriterWritesWhatTheFrameIs() {
        val bytes = ArrayList<Byte>()
        val writer = FrameWriter { source, start, end -> bytes += source.asList().subList(start, end) }
        frames.forEach(writer::write)
        assertContentEquals(stream, bytes.toByteArray())
    }
}
