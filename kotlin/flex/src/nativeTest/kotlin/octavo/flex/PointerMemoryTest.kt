@file:OptIn(ExperimentalForeignApi::class)

package octavo.flex

import kotlinx.cinterop.ExperimentalForeignApi
import kotlinx.cinterop.addressOf
import kotlinx.cinterop.usePinned
import octavo.core.MalformedException
import octavo.core.readIntLe
import octavo.core.readLongLe
import octavo.core.readShortLe
import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

class PointerMemoryTest {
    private val bytes = Random(1).nextBytes(64)

    private fun <R> ByteArray.asMemory(use: (Memory) -> R): R = usePinned { use(PointerMemory(it.addressOf(0), size.toLong())) }

    @Test
    fun readsAtAnyPosition() = bytes.asMemory { memory ->
        for (at in 0..56) {
            assertEquals(bytes[at], memory.byteAt(at.toLong()))
            assertEquals(bytes.readShortLe(at), memory.shortAt(at.toLong()))
            assertEquals(bytes.readIntLe(at), memory.intAt(at.toLong()))
            assertEquals(bytes.readLongLe(at), memory.longAt(at.toLong()))
        }
    }

    @Test
    fun copiesAnyRange() = bytes.asMemory { memory ->
        for (start in 0..9) {
            for (end in start..64) {
                val copy = ByteArray(end - start + 2)
                memory.copyInto(copy, 1, start.toLong(), end - start)
                assertContentEquals(byteArrayOf(0) + bytes.copyOfRange(start, end) + 0, copy)
            }
        }
    }

    @Test
    fun nothingOutsideIsRead() = bytes.asMemory { memory ->
        for (at in listOf(-1L, 57L, 64L, Long.MAX_VALUE)) assertFailsWith<MalformedException> { memory.longAt(at) }
        assertFailsWith<MalformedException> { memory.byteAt(64) }
        assertFailsWith<MalformedException> { memory.copyInto(ByteArray(64), 0, 1, 64) }
        assertFailsWith<IndexOutOfBoundsException> { memory.copyInto(ByteArray(64), 1, 0, 64) }
        Unit
    }

    @Test
    fun aMessageIsReadAndChangedInPlace() {
        val message = Flex.fromJson("""{"name":"Ann","tags":["a","b"],"year":1815}""")
        message.asMemory { memory ->
            Flex.verify(memory)
            assertEquals("Ann", Flex.read(memory).map["name"]?.string)
            assertEquals(true, Flex.read(memory).map["year"]?.mutate(1852L))
        }
        assertEquals(1852L, Flex.read(message).map["year"]?.asLong())
    }
}
