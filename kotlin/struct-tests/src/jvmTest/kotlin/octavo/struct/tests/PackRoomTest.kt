package octavo.struct.tests

import com.sun.management.ThreadMXBean
import kotlinx.serialization.decodeFromByteArray
import kotlinx.serialization.encodeToByteArray
import octavo.core.MalformedException
import octavo.pack.Pack
import java.lang.management.ManagementFactory
import kotlin.test.Test
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue

/** Each of many containers inside one another may announce as many values as bytes are left: there is no room made for all of them. */
class PackRoomTest {
    /** A message of [SIZE] bytes that goes [level] inside [level] until it is none. */
    private fun nested(level: String): ByteArray {
        val bytes = ByteArray(SIZE)
        val once = level.hexToByteArray()
        repeat(LEVELS) { once.copyInto(bytes, it * once.size) }
        bytes.fill(-1, LEVELS * once.size)
        return bytes
    }

    private fun check(message: ByteArray, decode: (ByteArray) -> Any) {
        val allocated = allocated { assertFailsWith<MalformedException> { decode(message) } }
        assertTrue(allocated < 20 * SIZE, "$allocated bytes")
    }

    private fun allocated(run: () -> Unit): Long {
        val before = threads.currentThreadAllocatedBytes
        run()
        return threads.currentThreadAllocatedBytes - before
    }

    @Test
    fun listsInsideLists() {
        val message = nested("0000" + COUNT)
        check(message) { Pack.decode<Tree>(it) }
        check(message) { Pack.decodeFromByteArray(Tree.serializer(), it) }
    }

    /** A table is made with its first entry. */
    @Test
    fun mapsInsideMaps() {
        val message = nested(COUNT + "016100" + "0162")
        check(message) { Pack.decode<Branch>(it) }
        check(message) { Pack.decodeFromByteArray(Branch.serializer(), it) }
    }

    /** The field of a row takes a bit at least, until it is known to be a list. */
    @Test
    fun columnsInsideColumns() = check(nested(BITS_COUNT + COUNT)) { Pack.decode<Cabinet>(it) }

    /** What is malformed at its end takes no more than what is not, but to find out takes a little. */
    private fun checkRefusal(message: ByteArray, decode: (ByteArray) -> Any) {
        fun refuse() = assertFailsWith<MalformedException> { decode(message + 0) }
        refuse()
        val fine = allocated { decode(message) }
        val refused = allocated { refuse() }
        assertTrue(refused < fine + 8 * message.size, "$refused bytes, and $fine")
    }

    @Test
    fun structsBeforeAFault() {
        val tree = Tree(0, List(SIZE) { Tree(0) })
        checkRefusal(Pack.encode(tree)) { Pack.decode<Tree>(it) }
        checkRefusal(Pack.encodeToByteArray(Tree.serializer(), tree)) { Pack.decodeFromByteArray(Tree.serializer(), it) }
    }

    @Test
    fun mapsBeforeAFault() {
        val branches = List(SIZE) { Branch(emptyMap()) }
        checkRefusal(Pack.encodeToByteArray(branches)) { Pack.decodeFromByteArray<List<Branch>>(it) }
    }

    @Test
    fun openStructsBeforeAFault() {
        val board = BoardNow(List(SIZE) { TicketNow(0, "") }, "")
        checkRefusal(Pack.encode(board)) { Pack.decode<BoardNow>(it) }
    }

    private companion object {
        val threads = ManagementFactory.getThreadMXBean() as ThreadMXBean
        const val SIZE = 200_000
        const val LEVELS = 30

        /** 180,000 as a varint. */
        const val COUNT = "a0fe0a"

        /** 1,400,000 as a varint. */
        const val BITS_COUNT = "c0b955"
    }
}
