package octavo.core

import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals

class MessageCopyTest {
    private val source = ByteArray(100_000) { (it * 7).toByte() }

    @Test
    fun copiesItsBytes() {
        for (size in listOf(0, 1, 64, 65, 1000, 8192, 8193, 40_000, source.size)) {
            for (start in listOf(0, source.size - size)) {
                val copy = source.copyOfMessage(start, start + size)
                assertEquals(size, copy.size)
                assertContentEquals(source.copyOfRange(start, start + size), copy)
            }
        }
    }

    @Test
    fun copiesAreApart() {
        val copies = List(300) { source.copyOfMessage(0, it) }
        for ((size, copy) in copies.withIndex()) copy.fill(size.toByte())
        for ((size, copy) in copies.withIndex()) assertContentEquals(ByteArray(size) { size.toByte() }, copy)
        assertEquals(7, source[1])
    }
}
