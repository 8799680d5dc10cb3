package octavo.ksp

import java.io.File
import kotlin.test.Test
import kotlin.test.assertEquals

/** Each folder of src/test/golden holds inputs, and what is generated for them as `.kt.txt`. */
internal class GeneratedSourcesTest {
    @Test
    fun areAsCheckedIn() {
        val cases = File("src/test/golden").listFiles { file -> file.isDirectory }!!.sorted()
        for (case in cases) compare(case)
    }

    private fun compare(case: File) {
        val processing = Processing(case.listFiles { file -> file.extension == "kt" }!!.toList())
        assertEquals(emptyList(), processing.messages)
        val expected = case.listFiles { file -> file.name.endsWith(".kt.txt") }!!
        if (Golden.isWriting) expected.forEach { it.delete() }
        processing.generated.forEach { (name, text) -> Golden(case.resolve("$name.txt")).compare(text) }
        if (!Golden.isWriting) assertEquals(expected.map { it.name.removeSuffix(".txt") }.sorted(), processing.generated.keys.sorted())
    }
}
