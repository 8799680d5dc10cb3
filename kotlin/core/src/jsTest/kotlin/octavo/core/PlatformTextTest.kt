package octavo.core

import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue

/** Both ways to the platform, whichever is the best one here. */
class PlatformTextTest {
    private val both = listOf(WebText, NodeText)

    @Test
    fun nodeHasBoth() {
        assertTrue(NodeText.isSupported)
    }

    @Test
    fun writesWhatFits() {
        for (platform in both) {
            val target = ByteArray(8)
            assertEquals(5, platform.encode("aéß€", target, 2))
            assertContentEquals("aéß".encodeToByteArray(), target.copyOfRange(2, 7))
            assertEquals(0, platform.encode("😀", ByteArray(3), 0))
        }
    }

    @Test
    fun decodesStrictlyAndKeepsTheByteOrderMark() {
        for (platform in both) {
            val bytes = "--\uFEFFa😀é--".encodeToByteArray()
            assertEquals("\uFEFFa😀é", platform.decode(bytes, 2, bytes.size - 2))
            assertEquals("a\uFFFD\uFFFDb", platform.decode("61c0af62".hexToByteArray(), 0, 4))
        }
    }

    @Test
    fun encodesLongTextThroughEither() {
        for (platform in both) {
            val encoder = TextEncoder(platform)
            for (text in listOf("a".repeat(100), "é".repeat(100), "😀".repeat(50), "a".repeat(99) + "€")) {
                val expected = text.encodeToByteArray()
                for (room in 0..5) {
                    val target = ByteArray(3 + expected.size + room)
                    assertEquals(3 + expected.size, encoder.encode(text, target, 3))
                    assertContentEquals(expected, target.copyOfRange(3, 3 + expected.size))
                }
                for (missing in 1..4) {
                    assertFailsWith<IndexOutOfBoundsException> { encoder.encode(text, ByteArray(3 + expected.size - missing), 3) }
                }
            }
            assertFailsWith<IllegalArgumentException> { encoder.encode("?".repeat(50) + Char(0xDC00), ByteArray(200), 0) }
        }
    }
}
