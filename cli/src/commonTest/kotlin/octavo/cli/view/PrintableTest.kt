package octavo.cli.view

import octavo.cli.textOf
import kotlin.test.Test
import kotlin.test.assertEquals

class PrintableTest {
    @Test
    fun escapesWhatSteersTerminals() {
        val text = "a\u007fb\u0080\u009f\u00a0\u00c2\u00e9\u20ac\ud83d\ude00"
        val printable = "a\\u007fb\\u0080\\u009f\u00a0\u00c2\u00e9\u20ac\ud83d\ude00"
        val utf8 = text.encodeToByteArray()
        for (cut in 0..utf8.size) {
            val printed = textOf { output ->
                Printable(output).run {
                    write(utf8, 0, cut)
                    write(utf8, cut, utf8.size)
                }
            }
            assertEquals(printable, printed)
        }
    }
}
