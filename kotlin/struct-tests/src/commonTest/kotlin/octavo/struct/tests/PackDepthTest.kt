package octavo.struct.tests

import kotlinx.serialization.serializer
import octavo.core.Limits
import octavo.core.MalformedException
import octavo.core.MismatchException
import octavo.pack.Pack
import octavo.pack.generic.GenericCoder
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

/** What counts as a level of depth on the pack wire: structs and lists do, the union around a struct does not. */
class PackDepthTest : StructTest() {
    private fun groups(count: Int): Special =
        (1..count).fold<Int, Special>(Special.Dot) { inner, _ -> Special.Group(listOf(inner), "z", Square(1.0)) }

    /** The chain's last tree has an empty list, which is one value more. */
    private fun chain(count: Int): Tree = (2..count).fold(Tree(1)) { next, value -> Tree(value, next = next) }

    private fun encodings(value: Tree, pack: Pack = Pack) =
        listOf({ pack.encode(value) }, { pack.encodeToByteArray(serializer<Tree>(), value) })

    @Test
    fun groupsInGroupsTakeTwoLevelsEach() {
        assertEquals(groups(31), Pack.decode(Pack.encode(groups(31))))
        assertFailsWith<MismatchException> { Pack.encode(groups(32)) }
    }

    @Test
    fun whatIsDeeperIsNotRead() {
        val generic = GenericCoder(SpecialPackCoder.schema, Limits(maxDepth = 100))
        val (case, fields) = generic.decode(Pack.encode(groups(31))) as Pair<*, *>
        val (innerCase, _) = ((fields as Map<*, *>)["all"] as List<*>).single() as Pair<*, *>
        val deeper = fields + ("all" to listOf(innerCase to fields))
        assertFailsWith<MalformedException> { Pack.decode<Special>(generic.encode(case to deeper)) }
    }

    @Test
    fun bothTiersWriteAsDeepAsIsRead() {
        encodings(chain(63)).forEach { assertEquals(chain(63), Pack.decode(it())) }
        encodings(chain(64)).forEach { encode -> assertFailsWith<MismatchException> { encode() } }
        encodings(chain(63)).forEach { assertEquals(chain(63), Pack.decode(it()), "after one that was refused") }
    }

    @Test
    fun limitsSayHowDeepIsWritten() {
        for (maxDepth in listOf(10, 100)) {
            val pack = Pack { limits = Limits(maxDepth = maxDepth) }
            encodings(chain(maxDepth - 1), pack).forEach { assertEquals(chain(maxDepth - 1), pack.decode(it())) }
            encodings(chain(maxDepth), pack).forEach { encode -> assertFailsWith<MismatchException> { encode() } }
        }
        encodings(chain(64)).forEach { encode -> assertFailsWith<MismatchException>("by others") { encode() } }
    }

    @Test
    fun aCycleIsRefused() {
        val cycle = ArrayList<Tree>()
        cycle += Tree(1, cycle)
        encodings(cycle[0]).forEach { encode -> assertFailsWith<MismatchException> { encode() } }
    }
}
