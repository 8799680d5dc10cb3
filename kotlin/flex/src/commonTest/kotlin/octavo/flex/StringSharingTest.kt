package octavo.flex

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** Equal strings are written once, however they come and whatever their hash codes are. */
class StringSharingTest {
    /** 4,096 strings with the same hash code. */
    private val colliding = (0 until 4096).map { bits -> (0 until 12).joinToString("") { if (bits shr it and 1 == 0) "Aa" else "BB" } }
    private val distinct = List(5_000) { "string number $it" }

    /** Alike in all but a few characters in the middle, and longer in bytes than in characters. */
    private val long = List(500) { "é".repeat(140) + "$it".padStart(4, '0') + "!".repeat(60) }

    private val ascii = List(300) { "-".repeat(it / 2) + "$it".padStart(4, '0') + "-".repeat(it / 2 + 20) }
    private val collidingAscii = colliding.take(100).map { it + "-".repeat(40) }

    private val sharing = listOf(FlexOptions(FlexProfile.SPEED), FlexOptions(FlexProfile.SIZE))

    private fun bytesOf(options: FlexOptions, put: FlexBuilder.() -> Unit): Int {
        val bytes = Flex.build(options) { vector(put) }
        Flex.verify(bytes)
        return bytes.size
    }

    private fun checkSharing(texts: List<String>, putAgain: FlexBuilder.(String) -> Unit) {
        for (options in sharing) {
            val once = bytesOf(options) { for (text in texts) put(text) }
            val twice = bytesOf(options) {
                for (text in texts) put(text)
                for (text in texts) putAgain(text)
            }
            val slot = 4 + 1 // an offset and a type
            assertTrue(twice - once <= slot * texts.size + 16, "${twice - once} bytes for ${texts.size} strings that are there already")
        }
    }

    @Test
    fun sharesStrings() {
        assertEquals(1, colliding.map { it.hashCode() }.toSet().size)
        val mixed = colliding.take(20) + distinct
        for (texts in listOf(distinct, colliding, mixed, long, ascii, collidingAscii)) checkSharing(texts) { put(it) }
    }

    @Test
    fun sharesStringsWithBytes() {
        for (texts in listOf(distinct, colliding, long, ascii, collidingAscii)) {
            checkSharing(texts) { text -> text.encodeToByteArray().let { putString(it, 0, it.size) } }
        }
    }

    @Test
    fun readsBackTextsOfEachLength() {
        val texts = listOf("a", "é", "€", "\uD83D\uDE00").flatMap { char -> List(300) { char.repeat(it) } }
        for (text in texts) assertEquals(text, Flex.read(Flex.build { put(text) }).string)
        assertEquals(texts, Flex.read(Flex.build { vector { for (text in texts) put(text) } }).vector.view { it.string })
    }

    @Test
    fun readsBackWhatIsShared() {
        val texts = (long + ascii + collidingAscii + distinct + colliding + "").let { it + it.reversed() }
        repeat(3) {
            for (options in sharing) {
                val bytes = Flex.build(options) { vector { for (text in texts) put(text) } }
                assertEquals(texts, Flex.read(bytes).vector.view { it.string })
            }
        }
    }

    @Test
    fun keepsTypesApart() {
        val utf8 = "same".encodeToByteArray()
        for (options in sharing) {
            val vector = Flex.read(
                Flex.build(options) {
                    vector {
                        putBlob(utf8)
                        put("same")
                        putKey("same")
                        putString(utf8, 0, utf8.size)
                        putBlob(utf8)
                    }
                },
            ).vector
            val types = listOf(FlexType.BLOB, FlexType.STRING, FlexType.KEY, FlexType.STRING, FlexType.BLOB)
            assertEquals(types, vector.view { it.type })
            assertEquals(List(3) { "same" }, (1..3).map { vector[it].string })
            for (at in listOf(0, 4)) assertEquals(utf8.toList(), vector[at].blob.toByteArray().toList())
        }
    }
}
