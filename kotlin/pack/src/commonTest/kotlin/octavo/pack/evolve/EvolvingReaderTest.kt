package octavo.pack.evolve

import kotlinx.serialization.Serializable
import kotlinx.serialization.builtins.nullable
import octavo.core.MalformedException
import octavo.core.MalformedKind
import octavo.core.MismatchException
import octavo.core.OctavoException
import octavo.frame.Frame
import octavo.frame.FrameReader
import octavo.frame.Wire
import octavo.pack.Pack
import octavo.pack.generic.GenericCoder
import octavo.pack.schema.Schema
import octavo.pack.schema.fingerprint
import octavo.pack.schema.parse
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

class EvolvingReaderTest {
    @Serializable
    data class Person(val name: String, val id: Long, val mail: String)

    @Serializable
    data class Older(val id: Long, val name: String)

    @Serializable
    data class Other(val id: String)

    private val older = Pack.schemaOf(Older.serializer().descriptor)
    private val bob = Person("bob", 1, "b@b")
    private val ada = Person("ada", 7, "")

    private inline fun <reified T : Any> frame(value: T): Frame =
        Frame(Wire.PACK, Pack.encode(value), Pack.schemaOf(kotlinx.serialization.serializer<T>().descriptor).fingerprint())

    private fun tell(text: String): Frame {
        val coder = GenericCoder(Schema.parse("struct(\"octavo.schema\":str)"))
        return Frame(Wire.PACK, coder.encode(mapOf("octavo.schema" to text)), coder.schema.fingerprint())
    }

    /** What is read of [frames], and the errors of those that are refused. */
    private fun <T> EvolvingReader<T>.read(vararg frames: Frame): List<Any?> = buildList {
        for (frame in frames) {
            try {
                push(frame, ::add)
            } catch (refused: OctavoException) {
                add(refused.message)
            }
        }
    }

    @Test
    fun othersAreRefusedUntilTheirSchemaIsTold() {
        val refused = "mismatch at byte 0: expected a pack message of struct(name:str,id:vi64,mail:str) (fingerprint "
        val found = Pack.evolving<Person>().read(
            frame(bob),
            frame(Older(7, "ada")),
            Frame(Wire.FLEX, byteArrayOf(5, 4, 1)),
            schemaFrame(older),
            schemaFrame(older),
            frame(Older(7, "ada")),
        )
        assertEquals(listOf(bob, ada), found - found.filterIsInstance<String>().toSet())
        assertEquals(listOf(refused, refused), found.subList(1, 3).map { "$it".take(refused.length) })
    }

    @Test
    fun streamsComeInPiecesOfAnySize() {
        val stream = schemaFrame(older, hasChecksum = false).encode() + frame(Older(7, "ada")).encode() + frame(bob).encode()
        for (size in 1..stream.size) {
            val (frames, evolving) = FrameReader() to Pack.evolving<Person>()
            val found = ArrayList<Person>()
            for (start in stream.indices step size) {
                frames.push(stream, start, minOf(start + size, stream.size))
                while (true) evolving.push(frames.next() ?: break, found::add)
            }
            assertEquals(listOf(ada, bob), found)
        }
    }

    @Test
    fun schemasThatNoFrameTellsMayBeKnown() {
        val known = { fingerprint: Long -> older.takeIf { fingerprint == it.fingerprint() } }
        val found = Pack.evolving(Person.serializer(), known).read(frame(Older(7, "ada")), frame(Other("x")))
        assertEquals<Any?>(ada to true, found[0] to ("mismatch" in "${found[1]}"))
        val wrong = Pack.evolving<Person> { older }
        assertFailsWith<IllegalArgumentException> { wrong.push(frame(Other("x"))) {} }
        assertFailsWith<IllegalArgumentException> { wrong.push(frame(Other("x"))) {} }
    }

    @Test
    fun plainValuesAndNullsAreRead() {
        val plain = GenericCoder(Schema.parse("struct(name:str?)")).evolving()
        assertEquals<Any?>(listOf(mapOf("name" to "ada")), plain.read(schemaFrame(older), frame(Older(7, "ada"))))
        val numbers = GenericCoder(Schema.parse("vi32?"))
        val frames = listOf(5, null).map { Frame(Wire.PACK, numbers.encode(it), numbers.schema.fingerprint()) }
        val longs = Pack.evolving(kotlinx.serialization.serializer<Long>().nullable)
        assertEquals<Any?>(listOf(5L, null), longs.read(schemaFrame(numbers.schema), *frames.toTypedArray()))
    }

    @Test
    fun plainValuesHaveAllFieldsWhateverTheirWriter() {
        val (one, two) = listOf("open(a:u8)", "open(a:u8;b:u8)").map { GenericCoder(Schema.parse(it)) }
        val message = one.encode(mapOf("a" to 1))
        val frames = listOf(one, two).map { Frame(Wire.PACK, message, it.schema.fingerprint()) }
        val value = mapOf("a" to 1L, "b" to 0L)
        assertEquals<Any?>(listOf(value, value), two.evolving().read(schemaFrame(one.schema), *frames.toTypedArray()))
    }

    @Test
    fun anErrorIsOfItsFrameAlone() {
        val found = Pack.evolving<Person>().read(
            tell("nonsense"),
            schemaFrame(Pack.schemaOf(Other.serializer().descriptor)),
            frame(Other("x")),
            frame(Other("y")),
            Frame(Wire.PACK, byteArrayOf(1), tell("").fingerprint),
            schemaFrame(older),
            Frame(Wire.PACK, byteArrayOf(), older.fingerprint()),
            frame(Older(7, "ada")),
        )
        assertEquals(
            "mismatch at byte 0: expected a schema, found malformed at byte 0: expected a type in a schema, found nonsense",
            found[0],
        )
        assertEquals(List(2) { "mismatch (/id): expected vi64, found str" }, found.subList(1, 3))
        assertEquals(List(2) { true }, found.subList(3, 5).map { "$it".startsWith("malformed at byte") })
        assertEquals<Any?>(ada, found[5])
    }

    @Test
    fun aStreamMayTellOnlySoMuch() {
        val long = Array(30) { tell("struct(f${it}_${"x".repeat(10_000)}:str)") }
        val broken = Array(30) { tell("struct(f${it}_${"x".repeat(10_000)}: str)") }
        val short = Array(1100) { tell("struct(f$it:u8)") }
        for ((frames, most) in listOf(long to 26, short to 1024, broken to 26)) {
            val reader = Pack.evolving<Person>()
            val kinds = frames.map { frame -> runCatching { reader.push(frame) {} }.exceptionOrNull() }
            assertEquals(frames.size - most, kinds.count { it is MalformedException && it.kind == MalformedKind.LIMIT })
            assertEquals(if (frames === broken) most else 0, kinds.count { it is MismatchException })
            assertEquals(listOf(bob), reader.read(schemaFrame(Pack.schemaOf(Person.serializer().descriptor)), frame(bob)))
        }
        assertEquals(listOf(ada), Pack.evolving<Person>().read(*Array(2000) { schemaFrame(older) }, frame(Older(7, "ada"))))
    }
}
