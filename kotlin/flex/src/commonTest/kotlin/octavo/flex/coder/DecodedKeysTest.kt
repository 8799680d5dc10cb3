package octavo.flex.coder

import kotlin.test.Test
import kotlin.test.assertEquals
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

    private fun decoded(text: String): String = text.encodeToByteArray().let { keys.text(it, 0, it.size) }
}
