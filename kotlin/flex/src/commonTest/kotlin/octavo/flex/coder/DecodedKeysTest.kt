package octavo.flex.coder

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull
import kotlin.test.assertSame

class DecodedKeysTest {
    private val keys = DecodedKeys()

    @Test
    fun givesTheTextOfEveryKeyHoweverManyThereAre() {
        val texts = List(2000) { "key $it, größer".take(it % 17) }
        repeat(4) { for (text in texts) assertEquals(text, decoded(text)) }
    }

    @Test
    fun makesAKeyThatComesAgainAndAgainOnce() {
        decoded("since")
        val second = decoded("since")
        assertSame(second, decoded("since"))
    }

    @Test
    fun readsFromTheMiddleOfAnArray() {
        val bytes = "since\u0000until\u0000".encodeToByteArray()
        repeat(3) {
            assertEquals("since", keys.text(bytes, 0, 5))
            assertEquals("until", keys.text(bytes, 6, 11))
        }
    }

    @Test
    fun knowsAKeyThatFollowsTheSameOne() {
        repeat(4) { listOf("since", "until", "größer").forEach(::decoded) }
        val bytes = "since\u0000until\u0000größer\u0000".encodeToByteArray()
        assertEquals("since", keys.expected(bytes, 0, bytes.size))
        assertEquals("until", keys.expected(bytes, 6, bytes.size))
        assertEquals("größer", keys.expected(bytes, 12, bytes.size))
        assertEquals(8, keys.byteCount)
    }

    @Test
    fun expectsNoOtherKeyAndNoneWithoutItsEnd() {
        repeat(4) { listOf("since", "until").forEach(::decoded) }
        for (text in listOf("sinc\u0000", "since it\u0000", "Since\u0000", "\u0000", "since", "")) {
            val bytes = text.encodeToByteArray()
            assertNull(keys.expected(bytes, 0, bytes.size), text)
        }
        val bytes = "since\u0000".encodeToByteArray()
        assertNull(keys.expected(bytes, 0, 5))
        assertEquals("since", keys.expected(bytes, 0, 6))
    }

    private fun decoded(text: String): String = text.encodeToByteArray().let { keys.text(it, 0, it.size) }
}
