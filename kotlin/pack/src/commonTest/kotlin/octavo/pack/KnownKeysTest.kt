package octavo.pack

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotSame
import kotlin.test.assertNull
import kotlin.test.assertSame

class KnownKeysTest {
    private val keys = KnownKeys()

    private fun read(bytes: ByteArray): String? = keys.textOrNull(byteArrayOf(7) + bytes + 7, 1, bytes.size + 1)

    @Test
    fun keysOfEveryLengthAreTold() {
        for (length in 1..16) {
            for (changed in 0 until length) {
                val text = CharArray(length) { if (it == changed) 'b' else 'a' }.concatToString()
                assertEquals(text, read(text.encodeToByteArray()))
                assertEquals("a".repeat(length), read("a".repeat(length).encodeToByteArray()))
            }
        }
    }

    @Test
    fun keysThatAreNotAsciiAreToldFromThoseThatAre() {
        for (first in 0..0x7F) {
            val byte = first.toByte()
            for (other in listOf(byteArrayOf(byte, -1), byteArrayOf(-1, byte, -1), byteArrayOf(-1, -1, byte))) {
                val ascii = ByteArray(other.size) { byte }
                assertEquals(ascii.decodeToString(), read(ascii))
                assertNull(read(other))
            }
            assertEquals("\u00E9", read("\u00E9".encodeToByteArray()))
        }
    }

    @Test
    fun mapsHaveTheSameObjectsForKeysThatComeAgain() {
        val reader = PackReader()
        fun key(text: String, code: Int): String {
            reader.begin(text.encodeToByteArray())
            return reader.key(code)
        }
        val known = key("".padEnd(8, 'k'), 8)
        assertEquals("kkkkkkkk", known)
        assertSame(known, key("".padEnd(9, 'k'), 8))
        assertEquals("", key("", 0))
        assertNotSame(known, key("kkkkkkkx", 8))
    }
}
