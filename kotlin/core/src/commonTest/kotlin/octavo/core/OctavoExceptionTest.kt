package octavo.core

import kotlin.test.Test
import kotlin.test.assertEquals

class OctavoExceptionTest {
    /** A name that is not known may be as long as its message. */
    @Test
    fun tellsAThousandCharacters() {
        val text = "x".repeat(1000)
        for (error in listOf(MismatchException(text + "y", text + "y", 7), MalformedException(text + "y", text + "y", 7))) {
            assertEquals(listOf("$text…", "$text…"), listOf(error.expected, error.found))
        }
        assertEquals("mismatch at byte 7: expected $text, found $text", MismatchException(text, text, 7).message)
    }

    /** Names and texts of a message may have any. */
    @Test
    fun messagesHaveNoControlCharacters() {
        val error = MismatchException("a\nb", "\u0000 \u001b[1m \u0085 \u2028 \u2029 é", -1, "/x\r")
        assertEquals("mismatch (/x%0D): expected a%0Ab, found %00 %1B[1m %C2%85 %E2%80%A8 %E2%80%A9 é", error.message)
        assertEquals(listOf("a\nb", "/x\r"), listOf(error.expected, error.path))
    }
}
