package octavo.ksp

import java.io.File
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** A file checked in, which says what is expected. */
internal class Golden(private val file: File) {
    /** Compares [actual] with the file, or writes it there when asked to. */
    fun compare(actual: String) {
        if (isWriting) return file.writeText(actual)
        assertTrue(file.exists(), "$file is missing: $HOW")
        assertEquals(file.readText(), actual, "$file differs: $HOW")
    }

    companion object {
        val isWriting = System.getProperty("golden") == "write"
        private const val HOW = "if that is meant, run `tools/gradle :kotlin:ksp:test -Pgolden=write` and review the diff"
    }
}
