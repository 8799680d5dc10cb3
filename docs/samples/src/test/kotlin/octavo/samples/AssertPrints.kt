package octavo.samples

import java.io.ByteArrayOutputStream
import java.io.PrintStream
import kotlin.test.assertEquals

/** Runs [program] and compares the lines it prints. */
internal fun assertPrints(expected: List<String>, program: () -> Unit) {
    val printed = ByteArrayOutputStream()
    val standardOutput = System.out
    System.setOut(PrintStream(printed, true, Charsets.UTF_8))
    try {
        program()
    } finally {
        System.setOut(standardOutput)
    }
    assertEquals(expected, printed.toString(Charsets.UTF_8).lines().dropLast(1))
}
