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

    /** What is generated for the common sources is there when those of a target are processed. */
    @Test
    fun joinTheStructsOfCommonSources() {
        val common = source(
            "Common.kt",
            "@octavo.struct.Struct\nclass Page<T>(val items: List<T>)\n\n@octavo.struct.Struct\nclass Item(val pages: Page<Int>)",
        )
        val made = Processing(listOf(common)).generated.map { (name, text) -> sources.resolve(name).apply { writeText(text) } }
        val actual = source("Actual.kt", "@octavo.struct.Struct\nclass Place(val item: Item, val page: Page<Int>, val texts: Page<String>)")
        val processing = Processing(made + common + actual)
        assertContains(processing.messages.single(), "shop.ShopCoders2 registers the coders of these sources")
        val coders = processing.generated.keys.filter { it.endsWith("Coder.kt") }
        assertEquals(listOf("PageOfString", "Place").flatMap { listOf("${it}FlexCoder.kt", "${it}PackCoder.kt") }, coders)
        assertContains(processing.generated.getValue("PlaceFlexCoder.kt"), "PageOfIntFlexCoder.encode")
    }
}
