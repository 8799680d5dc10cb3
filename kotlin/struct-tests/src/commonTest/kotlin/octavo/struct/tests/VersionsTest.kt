package octavo.struct.tests

import octavo.core.MalformedException
import octavo.pack.Pack
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
}
