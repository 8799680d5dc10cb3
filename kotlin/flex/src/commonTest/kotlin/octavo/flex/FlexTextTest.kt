package octavo.flex

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotEquals

/** Texts and keys of each length, whose bytes are compared, and whose ends are sought, some at once. */
class FlexTextTest {
    private val lengths = 0..20

    private fun texts(all: List<String>) = Flex.read(Flex.build { vector { all.forEach { put(it) } } }).vector.map { it.text }

    @Test
    fun textsAreEqualWhereAllBytesAre() {
        for (length in lengths) {
            val text = "\u0001ab".repeat(length).take(length)
            val others = text.indices.map { text.replaceRange(it, it + 1, "x") }
            val read = texts(listOf(text) + others)
            assertEquals(read[0], texts(listOf("before", text))[1])
            for (other in read.drop(1)) assertNotEquals(read[0], other)
        }
    }

    @Test
    fun keysEndWhereTheirZeroIs() {
        for (length in lengths) {
            val keys = listOf("k", "\u0001\u0080\u0100").map { it.repeat(length).take(length) }
            val read = Flex.read(Flex.build { vector { keys.forEach { putKey(it) } } }).vector
            assertEquals(keys, read.map { it.string })
        }
    }
}
