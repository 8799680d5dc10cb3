package octavo.samples

import java.io.ByteArrayOutputStream
import java.io.PrintStream
import kotlin.test.assertEquals

/** What a page shows. */
internal fun interface Program {
    @Throws(Exception::class)
    fun run()
}

/** Runs [program] and compares the lines it prints. */
internal fun assertPrints(expected: List<String>, program: Program) {
    val printed = ByteArrayOutputStream()
    val standardOutput = System.out
    System.setOut(PrintStream(printed, true, Charsets.UTF_8))
    try {
        program.run()
    } finally {
        System.setOut(standardOutput)
    }
    assertEquals(expected, printed.toString(Charsets.UTF_8).lines().dropLast(1))
}
