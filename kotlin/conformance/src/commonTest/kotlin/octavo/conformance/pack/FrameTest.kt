package octavo.conformance.pack

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.boolean
import kotlinx.serialization.json.contentOrNull
import octavo.conformance.text
import octavo.core.MalformedException
import octavo.core.MismatchException
import octavo.frame.Frame
import octavo.frame.FrameReader
import octavo.frame.FrameWriter
import octavo.frame.Wire
import octavo.pack.evolve.evolving
import octavo.pack.evolve.schemaFrame
import octavo.pack.evolve.schemaText
import octavo.pack.generic.GenericCoder
import octavo.pack.schema.Schema
import octavo.pack.schema.parse
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

class FrameTest {
    @Test
    fun readsFramesUpToTheFirstFault() = checkPack("frame", 60) {
        for (piece in listOf(1, 3, it.bytes.size + 1)) {
            val frames = ArrayList<Frame>()
            if ("kind" in it.json) {
                val malformed = assertFailsWith<MalformedException> { read(it.bytes, piece, frames) }
                assertEquals("${it.kind} at ${it.offset}", "${malformed.kind?.name?.lowercase()} at ${malformed.offset}")
            } else {
                read(it.bytes, piece, frames)
            }
            assertEquals(it.json("frames"), JsonArray(frames.map(Frame::toJson)))
        }
    }

    private fun read(stream: ByteArray, piece: Int, into: MutableList<Frame>) {
        val reader = FrameReader()
        for (start in stream.indices step piece) {
            reader.push(stream, start, minOf(start + piece, stream.size))
            while (true) into += reader.next() ?: break
        }
        reader.finish()
    }

    @Test
    fun writesFrames() = checkPack("frame", 60) {
        if (it.json.text("verdict") == "malformed") return@checkPack
        val frames = ArrayList<Frame>()
        read(it.bytes, it.bytes.size + 1, frames)
        var stream = ByteArray(0)
        val writer = FrameWriter { source, start, end -> stream += source.copyOfRange(start, end) }
        frames.forEach(writer::write)
        assertEquals(it.bytes.toHexString(), stream.toHexString())
    }

    @Test
    fun tellsOtherSchemas() = checkPack("frame", 60) { vector ->
        if (vector.json.text("verdict") != "mismatch") return@checkPack
        val frames = ArrayList<Frame>()
        read(vector.bytes, 1, frames)
        val wire = Wire.valueOf(vector.json.text("wire").uppercase())
        val fingerprint = (vector.json("fingerprint") as JsonPrimitive).contentOrNull?.hexToLong()
        val matches = (vector.json("matches") as JsonArray).map { (it as JsonPrimitive).boolean }
        assertEquals(matches.size, frames.size)
        frames.forEachIndexed { index, frame ->
            assertEquals(matches[index], frame.matches(wire, fingerprint))
            if (matches[index]) frame.expect(wire, fingerprint) else assertFailsWith<MismatchException> { frame.expect(wire, fingerprint) }
        }
    }

    @Test
    fun readsMessagesByTheSchemaThatIsTold() {
        var count = 0
        checkPack("frame", 60) { vector ->
            if (vector.json.text("rule") != "10" || vector.json.text("verdict") != "valid") return@checkPack
            count++
            val frames = ArrayList<Frame>()
            read(vector.bytes, 1, frames)
            val schema = Schema.parse(checkNotNull(frames[0].schemaText()))
            assertEquals(vector.bytes.toHexString(), (schemaFrame(schema).encode() + frames[1].encode()).toHexString())
            val found = ArrayList<Any?>()
            val reader = GenericCoder(Schema.parse("struct(name:str,id:vi64,mail:str?)")).evolving()
            frames.forEach { reader.push(it, found::add) }
            assertEquals<Any?>(listOf(mapOf("name" to "ada", "id" to 7L, "mail" to null)), found)
        }
        assertEquals(1, count)
    }
}
