package octavo.struct.tests

import octavo.core.MalformedException
import octavo.pack.Pack
import octavo.pack.evolve.reading
import octavo.pack.generic.GenericCoder
import octavo.pack.schema.Schema
import octavo.pack.schema.parse
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

/** Open structs: later readers default what is missing, earlier ones skip what they do not know. */
class VersionsTest : StructTest() {
    private val now = TicketNow(1, "open", "ada", 3, listOf("a"))

    @Test
    fun laterReadersDefault() {
        val atFirst = Pack.encode(TicketAtFirst(1, "open"))
        assertEquals(TicketLater(1, "open"), Pack.decode(atFirst))
        assertEquals(TicketNow(1, "open"), Pack.decode(atFirst))
        assertEquals(TicketNow(1, "open", "ada", 3), Pack.decode(Pack.encode(TicketLater(1, "open", "ada", 3))))
    }

    @Test
    fun earlierReadersSkip() {
        assertEquals(TicketAtFirst(1, "open"), Pack.decode(Pack.encode(now)))
        assertEquals(TicketLater(1, "open", "ada", 3), Pack.decode(Pack.encode(now)))
    }

    @Test
    fun sharedTextsOfLaterSectionsAreNotReferredTo() {
        val board = BoardNow(listOf(now, now.copy(state = "ada"), now), "ada")
        assertEquals(board, Pack.decode(Pack.encode(board)))
        val atFirst = BoardAtFirst(listOf(TicketAtFirst(1, "open"), TicketAtFirst(1, "ada"), TicketAtFirst(1, "open")), "ada")
        assertEquals(atFirst, Pack.decode(Pack.encode(board)))
    }

    @Test
    fun longSectionsHaveLongerLengths() {
        for (length in listOf(120, 130, 20_000)) {
            val ticket = now.copy(tags = List(length) { "t" })
            assertEquals(ticket, Pack.decode(Pack.encode(ticket)))
        }
    }

    @Test
    fun sectionsInPartAreMalformed() {
        val bytes = Pack.encode(now)
        val shorter = bytes.copyOf(bytes.size - 1)
        shorter[0]--
        assertFailsWith<MalformedException> { Pack.decode<TicketNow>(shorter) }
    }

    /** What the writer does not have stands for itself only where sections come that have more. */
    @Test
    fun readersOfAnotherSchemaDefault() {
        val decoder = Pack.reading<TicketNow>(TicketAtFirstPackCoder.schema)
        assertEquals(TicketNow(1, "open"), decoder.decode(Pack.encode(TicketAtFirst(1, "open"))))
        val tags = Schema.parse("struct(tags:[str],state:str,id:i8)")
        val message = GenericCoder(tags).encode(mapOf("tags" to listOf("a"), "state" to "open", "id" to 1))
        assertEquals(listOf("a"), Pack.reading<TicketNow>(tags).decode(message).tags)
        val boards = Pack.reading<BoardAtFirst>(BoardNowPackCoder.schema)
        assertEquals(BoardAtFirst(listOf(TicketAtFirst(1, "open")), "ada"), boards.decode(Pack.encode(BoardNow(listOf(now), "ada"))))
        val bytes = Pack.encode(TicketLater(1, "open", "ada", 3))
        assertEquals(TicketNow(1, "open", "ada", 3), Pack.reading<TicketNow>(TicketLaterPackCoder.schema).decode(bytes))
    }
}
