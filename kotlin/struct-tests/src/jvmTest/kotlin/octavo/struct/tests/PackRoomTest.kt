package octavo.struct.tests

import com.sun.management.ThreadMXBean
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
        val before = threads.currentThreadAllocatedBytes
        assertFailsWith<MalformedException> { decode(message) }
        val allocated = threads.currentThreadAllocatedBytes - before
        assertTrue(allocated < 20 * SIZE, "$allocated bytes")
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
