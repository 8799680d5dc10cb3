package octavo.cli

import octavo.core.ByteOutput
import octavo.flex.Flex
import octavo.frame.Frame
import octavo.frame.FrameWriter
import octavo.frame.Wire
import octavo.pack.evolve.schemaFrame
import octavo.pack.generic.GenericCoder
import octavo.pack.schema.Schema
import octavo.pack.schema.fingerprint
import octavo.pack.schema.parse
import okio.Buffer
import kotlin.test.Test
import kotlin.test.assertContains
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals

/** What the commands make of streams of frames. */
class FramesTest {
    private val test = TestHost()
    private val ada = GenericCoder(Schema.parse(ADA))

    private fun ada(id: Int): Frame = Frame(Wire.PACK, ada.encode(mapOf("id" to id, "name" to "ada")), ada.schema.fingerprint())

    private fun streamOf(vararg frames: Frame): ByteArray {
        val buffer = Buffer()
        val writer = FrameWriter(ByteOutput { source, start, end -> buffer.write(source, start, end - start) })
        frames.forEach(writer::write)
        return buffer.readByteArray()
    }

    private fun write(vararg frames: Frame): Unit = test.write("a.frames", streamOf(*frames))

    private fun octavo(vararg arguments: String, code: Int = 0): String {
        assertEquals(code, test.octavo(*arguments), test.errors)
        return test.output
    }

    @Test
    fun framesAreListed() {
        write(ada(7), schemaFrame(ada.schema), Frame(Wire.FLEX, Flex.build { put(1) }, hasChecksum = false))
        assertEquals(
            """
            |   frame       offset  wire   fingerprint            bytes  checksum
            |       1            0  pack   b34da4de2c62e497           5  ok
            |       2           19  pack   e1346df6340f0e29          26  ok  struct(id:vi64,name:str)
            |       3           59  flex   -                          3  none
            |
            """.trimMargin(),
            octavo("frames", "a.frames"),
        )
    }

    @Test
    fun framesBeforeAFaultAreListed() {
        test.write("a.frames", streamOf(ada(7)) + 0x12)
        val lines = octavo("frames", "a.frames", code = 1).lines()
        assertEquals(listOf("1", "0", "pack", "b34da4de2c62e497", "5", "ok"), lines[1].trim().split(Regex(" +")))
        assertEquals("octavo: a.frames: malformed at byte 19: expected the lead byte of a frame, found 12\n", test.errors)
    }

    @Test
    fun schemaFramesThatTellNoneAreListedToo() {
        write(Frame(Wire.PACK, byteArrayOf(1), schemaFrame(ada.schema).fingerprint), ada(1))
        assertEquals(4, octavo("frames", "a.frames").lines().size)
    }

    @Test
    fun messagesBecomeJsonByTheSchemaThatTheStreamTells() {
        write(schemaFrame(ada.schema), ada(7), ada(8))
        assertEquals("{\"id\":7,\"name\":\"ada\"}\n{\"id\":8,\"name\":\"ada\"}\n", octavo("convert", "a.frames", "-"))
        assertEquals("a.frames: ok\n", octavo("verify", "a.frames"))
    }

    @Test
    fun messagesBecomeJsonByTheSchemasThatAreGiven() {
        val flag = GenericCoder(Schema.parse("bool"))
        write(ada(7), Frame(Wire.PACK, flag.encode(true), flag.schema.fingerprint()), Frame(Wire.FLEX, Flex.build { put("x") }))
        assertEquals("{\"id\":7,\"name\":\"ada\"}\ntrue\n\"x\"\n", octavo("convert", "a.frames", "-", "--schema", ADA, "--schema", "bool"))
        test.write("schemas", "$ADA\n\nbool\n")
        assertEquals("a.frames: ok\n", octavo("verify", "a.frames", "--schema", "@schemas"))
    }

    @Test
    fun unknownSchemasAreNamed() {
        write(Frame(Wire.FLEX, Flex.build { put(1) }), ada(7))
        assertEquals("1\n", octavo("convert", "a.frames", "-", code = 1))
        val why = "expected a message whose schema is known, found a pack message of schema b34da4de2c62e497"
        assertEquals("octavo: a.frames: mismatch at byte 9: $why\n", test.errors)
        assertEquals("a.frames: ok, but 1 of 2 messages are of unknown schemas\n", octavo("verify", "a.frames"))
    }

    @Test
    fun offsetsCountFromTheStartOfTheStream() {
        write(ada(7), Frame(Wire.PACK, byteArrayOf(0x18), ada.schema.fingerprint()), ada(8))
        assertEquals("{\"id\":7,\"name\":\"ada\"}\n", octavo("convert", "a.frames", "-", "--schema", ADA, code = 1))
        val why = "a.frames: malformed at byte 30 (/id): expected 1 bytes, found 0\n"
        assertEquals("octavo: $why", test.errors)
        assertEquals(why, octavo("verify", "a.frames", "--schema", ADA, code = 1))
    }

    @Test
    fun numbersThatJsonDoesNotHaveAreAtTheirMessage() {
        val number = GenericCoder(Schema.parse("[f64]"))
        write(Frame(Wire.PACK, number.encode(listOf(Double.NaN)), number.schema.fingerprint()))
        octavo("convert", "a.frames", "-", "--schema", "[f64]", code = 1)
        assertEquals("octavo: a.frames: mismatch at byte 10 (/0): expected a finite number, found NaN\n", test.errors)
    }

    @Test
    fun jsonLinesBecomeFrames() {
        test.write("a.jsonl", "{\"id\":7,\"name\":\"ada\"}\n{\"id\":8,\"name\":\"ada\"}\n")
        octavo("convert", "a.jsonl", "a.frames", "--schema", ADA)
        assertContentEquals(streamOf(ada(7), ada(8)), test.read("a.frames"))
        octavo("convert", "a.jsonl", "a.frames", "--schema", ADA, "--write-schema")
        assertContentEquals(streamOf(schemaFrame(ada.schema), ada(7), ada(8)), test.read("a.frames"))
        test.write("b.jsonl", "1\n")
        octavo("convert", "b.jsonl", "b.frames")
        assertContentEquals(streamOf(Frame(Wire.FLEX, Flex.build { put(1) })), test.read("b.frames"))
    }

    @Test
    fun whatIsNotOfTheSchemaIsNamed() {
        test.write("a.jsonl", "{\"id\":7,\"name\":\"ada\"}\n{\"id\":8}\n")
        octavo("convert", "a.jsonl", "-", "--to", "frames", "--schema", ADA, code = 1)
        assertEquals("octavo: a.jsonl, text 2: mismatch (/name): expected str, found null\n", test.errors)
    }

    @Test
    fun aStreamMayTellOnlySoMuch() {
        val many = (0..1025).map { schemaFrame(Schema.parse("struct(a$it:bool)")) }
        write(*many.toTypedArray())
        val found = octavo("verify", "a.frames", code = 1)
        assertEquals("expected at most 262144 characters of schemas, found more\n", found.substringAfter(": ").substringAfter(": "))
        write(*Array(2000) { many[0] })
        assertEquals("a.frames: ok\n", octavo("verify", "a.frames"))
    }

    @Test
    fun whatIsToldMustBeASchema() {
        val coder = GenericCoder(Schema.parse("struct(\"octavo.schema\":str)"))
        write(Frame(Wire.PACK, coder.encode(mapOf("octavo.schema" to "int")), coder.schema.fingerprint()))
        assertEquals("a.frames: malformed at byte 0: expected a type in a schema, found int\n", octavo("verify", "a.frames", code = 1))
    }

    @Test
    fun objectsOfAnyClassAreOfAnUnknownSchema() {
        val coder = GenericCoder(Schema.parse("struct(\"octavo.schema\":str)"))
        val schema = Frame(Wire.PACK, coder.encode(mapOf("octavo.schema" to "any")), coder.schema.fingerprint())
        write(schema, Frame(Wire.PACK, byteArrayOf(4, 1, 97), ANY.hexToLong()))
        assertEquals("a.frames: ok, but 1 of 2 messages are of unknown schemas\n", octavo("verify", "a.frames"))
        octavo("convert", "a.frames", "-", code = 1)
        assertContains(test.errors, "found a pack message of schema $ANY\n")
    }

    private companion object {
        const val ADA = "struct(id:vi64,name:str)"

        /** The fingerprint of `any`. */
        const val ANY = "d27ca08b7cded182"
    }
}
