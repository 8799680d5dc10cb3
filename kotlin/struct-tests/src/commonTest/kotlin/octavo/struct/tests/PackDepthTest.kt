package octavo.struct.tests

import octavo.core.MalformedException
import octavo.pack.Pack
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

/** What counts as a level of depth on the pack wire: structs and lists do, the union around a struct does not. */
class PackDepthTest : StructTest() {
    private fun groups(count: Int): Special =
        (1..count).fold<Int, Special>(Special.Dot) { inner, _ -> Special.Group(listOf(inner), "z", Square(1.0)) }

    @Test
    fun groupsInGroupsTakeTwoLevelsEach() {
        assertEquals(groups(31), Pack.decode(Pack.encode(groups(31))))
        assertFailsWith<MalformedException> { Pack.decode<Special>(Pack.encode(groups(32))) }
    }
}
