package octavo.core

import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

class Utf8Test {
    private val encoder = TextEncoder()

    private fun encode(text: String): ByteArray {
        val target = ByteArray(text.length * 3 + 2)
        val encoded = target.copyOfRange(1, Utf8.encode(text, target, 1))
        assertContentEquals(encoded, target.copyOfRange(1, encoder.encode(text, target, 1)))
        return encoded
    }

    private fun bytes(hex: String) = hex.hexToByteArray()

    @Test
    fun encodesAsThePlatformDoes() {
        val random = Random(7)
        repeat(2000) {
            val text = buildString {
                repeat(random.nextInt(20)) {
                    when (random.nextInt(4)) {
                        0 -> append(random.nextInt(0x20, 0x7F).toChar())
                        1 -> append(random.nextInt(0x80, 0x800).toChar())
                        2 -> append(random.nextInt(0x800, 0xD800).toChar())
                        else -> append(random.nextInt(0xD800, 0xDC00).toChar()).append(random.nextInt(0xDC00, 0xE000).toChar())
                    }
                }
            }
            val expected = text.encodeToByteArray()
            assertContentEquals(expected, encode(text))
            assertEquals(expected.size, Utf8.byteLength(text))
            assertEquals(-1, Utf8.firstInvalid(expected, 0, expected.size))
            assertEquals(text, Utf8.decode(expected, 0, expected.size))
        }
    }

    @Test
    fun refusesLoneSurrogates() {
        val (high, low) = listOf(Char(0xD800), Char(0xDC00)) // a compiler may lose them in a literal
        for (text in listOf("$high", "a${low}b", "$high$high$low", "?".repeat(50) + low)) {
            assertFailsWith<IllegalArgumentException> { Utf8.encode(text, ByteArray(200), 0) }
            assertFailsWith<IllegalArgumentException> { encoder.encode(text, ByteArray(200), 0) }
        }
    }

    @Test
    fun hashesWhatItEncodes() {
        for (length in 0..130) {
            for (text in listOf("a".repeat(length), "a".repeat(length) + "é", "€" + "a".repeat(length))) {
                val target = ByteArray(400)
                val end = encoder.encodeAndHash(text, target, 1)
                assertContentEquals(text.encodeToByteArray(), target.copyOfRange(1, end))
                assertEquals(ByteHash.hash(target, 1, end), encoder.hash, text)
            }
        }
    }

    @Test
    fun encodesLongTextWhereverItIsCut() {
        for (length in 1020..1030) encode("a".repeat(length) + "😀".repeat(1000) + "é€")
    }

    @Test
    fun refusesTextThatDoesNotFit() {
        for (length in listOf(3, 30, 3000)) {
            val text = "é".repeat(length)
            assertFailsWith<IndexOutOfBoundsException> { encoder.encode(text, ByteArray(2 * length), 1) }
            assertFailsWith<IndexOutOfBoundsException> { encoder.encode(text, ByteArray(2), 3) }
            assertEquals(2 * length + 1, encoder.encode(text, ByteArray(2 * length + 1), 1))
        }
    }

    @Test
    fun findsTheFirstInvalidByte() {
        val cases = mapOf(
            "80" to 0, "61c0af" to 1, "c1bf" to 0, "e08080" to 0, "e09fbf" to 0, "eda080" to 0, "edbfbf" to 0, "f0808080" to 0,
            "f08fbfbf" to 0, "f4908080" to 0, "f5808080" to 0, "ff" to 0, "c2" to 0, "e282" to 0, "f09f98" to 0,
            "61626364656667686970c3" to 10,
            "c3a9c3" to 2, "e282acf8" to 3,
        )
        for ((hex, at) in cases) assertEquals(at, Utf8.firstInvalid(bytes(hex), 0, hex.length / 2), hex)
        for (hex in listOf("", "7f", "c280", "dfbf", "e0a080", "ed9fbf", "ee8080", "efbfbf", "f0908080", "f48fbfbf")) {
            assertEquals(-1, Utf8.firstInvalid(bytes(hex), 0, hex.length / 2), hex)
        }
    }

    @Test
    fun agreesWithThePlatformOnRandomBytes() {
        val random = Random(11)
        repeat(20_000) {
            val input = ByteArray(random.nextInt(1, 12)) { if (random.nextBoolean()) random.nextInt(0x80, 0x100).toByte() else 0x41 }
            val valid = runCatching { input.decodeToString(throwOnInvalidSequence = true) }.isSuccess
            assertEquals(valid, Utf8.firstInvalid(input, 0, input.size) < 0, input.toHexString())
        }
    }

    @Test
    fun decodesWhatIsValidAndNothingElse() {
        val random = Random(13)
        repeat(20_000) {
            val input = ByteArray(random.nextInt(0, 8)) { if (random.nextInt(4) > 0) random.nextInt(0x80, 0x100).toByte() else 0x41 }
            val expected = runCatching { input.decodeToString(throwOnInvalidSequence = true) }.getOrNull()
            assertEquals(expected, Utf8.decodeOrNull(byteArrayOf(-1, *input, -1), 1, 1 + input.size), input.toHexString())
        }
        for (text in listOf("\uFFFD", "a\uFFFDé", "😀\uFFFD", "\uFFFD".repeat(100))) { // what decoders put in for the rest
            val input = text.encodeToByteArray()
            assertEquals(text, Utf8.decodeOrNull(input, 0, input.size))
            assertEquals(null, Utf8.decodeOrNull(byteArrayOf(*input, -1), 0, input.size + 1))
        }
    }

    @Test
    fun aSingleCharacterNeedsNoString() {
        fun singleChar(bytes: ByteArray) = Utf8.singleChar(byteArrayOf(1) + bytes + 2, 1, 1 + bytes.size)
        for (code in 0..0xFFFF) {
            val char = code.toChar()
            if (!char.isSurrogate()) assertEquals(code, singleChar(char.toString().encodeToByteArray()))
        }
        for (text in listOf("", "ab", "abc", "aé", "éa", "🙂", "é✓")) assertEquals(-1, singleChar(text.encodeToByteArray()), text)
        for (hex in listOf("ff", "c080", "c341", "eda080", "c3a980")) assertEquals(-1, singleChar(hex.hexToByteArray()), hex)
    }
}
