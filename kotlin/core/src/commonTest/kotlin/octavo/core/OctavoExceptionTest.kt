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
}
