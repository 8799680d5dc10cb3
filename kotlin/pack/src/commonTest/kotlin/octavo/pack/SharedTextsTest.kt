package octavo.pack

import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals

class SharedTextsTest {
    /** Texts of one hash code, as "Aa" and "BB" have, and alike where JavaScript looks: at every sixteenth character, and the last four. */
    private fun alike(count: Int) = (0 until count).map { number ->
        val pairs = (0 until 21).map { if ((number shr it) and 1 == 0) "Aa" else "BB" }
        pairs.chunked(7).joinToString("") { "-" + it.joinToString("") + "-" } + "-".repeat(16)
    }

    private val alike = alike(4096)

    private fun check(texts: SharedTexts, all: List<String>, from: Int = 0) {
        all.forEach { assertEquals(-1, texts.indexOf(it), it) }
        all.forEachIndexed { index, text -> assertEquals(from + index, texts.indexOf(text), text) }
    }

    @Test
    fun numbersTextsInTheirOrder() = check(SharedTexts(), (0 until 5000).map { "text $it" })

    @Test
    fun numbersTextsOfOneHash() = check(SharedTexts(), alike)

    /** So many that to compare each with all others would take a minute on JavaScript. */
    @Test
    fun numbersAGreatManyTextsOfOneHash() = check(SharedTexts(), alike(1 shl 16))

    /** Texts that crowd one another in a small table stand apart in a larger one. */
    @Test
    fun numbersTextsThatCrowdASmallTable() {
        val crowding = (0 until 100_000).map { "text $it" }.filter { text ->
            text.hashCode().let { (it xor (it ushr 16)) and 63 == 0 }
        }
        check(SharedTexts(), crowding)
    }

    @Test
    fun forgetsTheTextsOfLaterSections() {
        val texts = SharedTexts()
        check(texts, alike)
        texts.truncate(100)
        alike.take(100).forEachIndexed { index, text -> assertEquals(index, texts.indexOf(text)) }
        check(texts, alike.drop(100), from = 100)
    }

    @Test
    fun forgetsAllBetweenMessages() {
        val texts = SharedTexts()
        repeat(2) {
            check(texts, alike)
            texts.clear()
        }
    }

    /** Numbers texts as [SharedTexts] do. */
    private class PlainTexts {
        val numbers = LinkedHashMap<String, Int>()

        fun indexOf(text: String): Int = numbers[text] ?: -1.also { numbers[text] = numbers.size }

        fun truncate(newCount: Int) {
            numbers.entries.removeAll { it.value >= newCount }
        }
    }

    /** Texts of one hash, and ones of many, some of which crowd the others. */
    @Test
    fun numbersTextsThatComeAndGoAsAPlainMapDoes() {
        val pool = alike.take(300) + List(300) { "text $it" }
        for (seed in 0 until 300) {
            val random = Random(seed)
            val some = pool.shuffled(random).take(random.nextInt(1, pool.size))
            val texts = SharedTexts()
            val plain = PlainTexts()
            repeat(1000) {
                when (random.nextInt(100)) {
                    0 -> {
                        texts.clear()
                        plain.truncate(0)
                    }
                    in 1..10 -> {
                        val left = random.nextInt(texts.count + 1)
                        texts.truncate(left)
                        plain.truncate(left)
                    }
                    else -> {
                        val text = some.random(random)
                        assertEquals(plain.indexOf(text), texts.indexOf(text), "$text, seed $seed")
                    }
                }
                assertEquals(plain.numbers.size, texts.count)
            }
            for ((text, index) in plain.numbers) assertEquals(index, texts.indexOf(text), "$text, seed $seed")
        }
    }
}
