package octavo.ksp

import java.io.File
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** Each input in src/test/diagnostics stands beside the messages it leads to, as `.txt`. */
internal class DiagnosticsTest {
    @Test
    fun areAsCheckedIn() {
        val inputs = File("src/test/diagnostics").listFiles { file -> file.extension == "kt" }!!.sorted()
        for (input in inputs) {
            val processing = Processing(listOf(input))
            assertEquals(emptyMap(), processing.generated, "generated for $input")
            assertTrue(processing.hasFailed, "$input is taken")
            Golden(input.resolveSibling(input.nameWithoutExtension + ".txt")).compare(processing.messages.joinToString("") { "$it\n" })
        }
    }
}
