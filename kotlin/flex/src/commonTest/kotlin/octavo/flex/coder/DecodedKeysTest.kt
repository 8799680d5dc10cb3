package octavo.flex.coder

import octavo.core.ByteHash
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
        val names = namesOfPlacesOfTheirOwn("größer", 3)
        repeat(4) { names.forEach(::decoded) }
        for (name in names) {
            val bytes = "$name\u0000".encodeToByteArray()
            assertEquals(name, keys.expected(bytes, 0, bytes.size))
            assertEquals(bytes.size - 1, keys.byteCount)
        }
    }

    @Test
    fun expectsNoOtherKeyAndNoneWithoutItsEnd() {
        val (since, until) = namesOfPlacesOfTheirOwn("since", 2)
        repeat(4) { listOf(since, until).forEach(::decoded) }
        for (text in listOf("${since.dropLast(1)}\u0000", "$since it\u0000", "S${since.drop(1)}\u0000", "\u0000", since, "")) {
            val bytes = text.encodeToByteArray()
            assertNull(keys.expected(bytes, 0, bytes.size), text)
        }
        val bytes = "$since\u0000".encodeToByteArray()
        assertNull(keys.expected(bytes, 0, since.length))
        assertEquals(since, keys.expected(bytes, 0, bytes.size))
    }

    /** Hashes differ from process to process, and of two keys of one place only the last is known. */
    private fun namesOfPlacesOfTheirOwn(start: String, count: Int): List<String> =
        generateSequence(0) { it + 1 }.map { "$start$it" }.distinctBy(::placeOf).take(count).toList()

    private fun placeOf(name: String): Int = name.encodeToByteArray().let { ByteHash.hash(it, 0, it.size) and (DecodedKeys.SLOTS - 1) }

    private fun decoded(text: String): String? = text.encodeToByteArray().let { keys.text(it, 0, it.size) }
}
