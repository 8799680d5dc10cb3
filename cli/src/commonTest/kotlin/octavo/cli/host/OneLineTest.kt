package octavo.cli.host

import octavo.cli.TestHost
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse

/** Names and keys that want to be lines of their own, or to steer the terminal. */
class OneLineTest {
    private val test = TestHost()

    @Test
    fun escapesControlCharactersAlone() {
        assertEquals("a\\u000a\\u001b[31m\\u007f\\u009bé\\n", "a\n\u001b[31m\u007f\u009bé\\n".inOneLine())
    }

    @Test
    fun verifyPrintsALineForEachFile() {
        test.write("a\nb", byteArrayOf(5, 4, 1))
        assertEquals(2, test.octavo("verify", "a\nb", "none\n"))
        assertEquals("a\\u000ab: ok\n", test.output)
        assertEquals("octavo: none\\u000a: no such file or directory\n", test.errors)
    }

    @Test
    fun keysStayInTheirLines() {
        test.write("a.json", """{"\u001b[31m\n":"same","b":"same"}""")
        test.write("b.json", "{}")
        for (command in listOf("inspect a.json", "inspect --hex --from json a.json", "diff a.json b.json", "get a.json /b/\u001b")) {
            test.octavo(*command.split(" ").toTypedArray())
            val printed = test.output + test.errors
            assertFalse(printed.any { it.isISOControl() && it != '\n' }, printed)
        }
    }
}
