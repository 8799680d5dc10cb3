package octavo.ksp

import java.io.File
import kotlin.io.path.createTempDirectory
import kotlin.test.AfterTest
import kotlin.test.Test
import kotlin.test.assertContains
import kotlin.test.assertEquals

/** A class that is another on each target is a struct there. */
internal class ActualsTest {
    private val sources = createTempDirectory("actuals").toFile()

    @AfterTest
    fun clean() {
        sources.deleteRecursively()
    }

    private fun source(name: String, text: String): File = sources.resolve(name).apply { writeText("package shop\n\n$text\n") }

    @Test
    fun areStructs() {
        val common = source("Common.kt", "expect class Place { val x: Int }")
        val actual = source("Actual.kt", "@octavo.struct.Struct\nactual class Place(actual val x: Int, val more: List<String>)")
        val processing = Processing(listOf(common, actual))
        assertEquals(emptyList(), processing.messages)
        assertContains(processing.generated.getValue("PlaceFlexCoder.kt"), "value.more")
    }
}
