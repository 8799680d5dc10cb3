package octavo.ksp

import com.google.devtools.ksp.processing.Dependencies
import com.google.devtools.ksp.processing.Resolver
import com.google.devtools.ksp.processing.SymbolProcessor
import com.google.devtools.ksp.processing.SymbolProcessorEnvironment
import com.google.devtools.ksp.processing.SymbolProcessorProvider
import com.google.devtools.ksp.symbol.KSAnnotated
import java.io.File
import kotlin.io.path.createTempDirectory
import kotlin.test.AfterTest
import kotlin.test.Test
import kotlin.test.assertContains
import kotlin.test.assertEquals

/** Structs that other processors generate, or that use what those generate, are found in later rounds. */
internal class RoundsTest {
    private val sources = createTempDirectory("rounds").toFile()

    @AfterTest
    fun clean() {
        sources.deleteRecursively()
    }

    private fun source(name: String, text: String): File = sources.resolve(name).apply { writeText(text) }

    /** Generates one file of this [text] in the first round. */
    private class Late(private val environment: SymbolProcessorEnvironment, private val text: String) : SymbolProcessor {
        private var isDone = false

        override fun process(resolver: Resolver): List<KSAnnotated> {
            if (isDone) return emptyList()
            isDone = true
            environment.codeGenerator.createNewFile(Dependencies(false), "shop", "Late").writer().use {
                it.write(text)
            }
            return emptyList()
        }
    }

    private fun late(text: String) = listOf(SymbolProcessorProvider { Late(it, text) })

    private val late = late("package shop\n\n@octavo.struct.Struct\nclass Late(val x: Int, val page: Page<Int>)\n")

    private val early = "package shop\n\n@octavo.struct.Struct\nclass Page<T>(val items: List<T>)\n\n" +
        "@octavo.struct.Struct\nclass Early(val page: Page<Int>)\n"

    @Test
    fun whatIsGeneratedLaterJoinsTheRest() {
        val processing = Processing(listOf(source("Early.kt", early)), late)
        assertEquals(emptyList(), processing.messages)
        val aggregator = processing.generated.getValue("ShopCoders.kt")
        listOf("EarlyFlexCoder", "LateFlexCoder", "PageOfIntFlexCoder").forEach { assertContains(aggregator, it) }
    }

    @Test
    fun aStructMayUseWhatIsGeneratedLater() {
        val using = source("Using.kt", "package shop\n\n@octavo.struct.Struct\nclass Using(val late: Late)\n")
        val processing = Processing(listOf(source("Early.kt", early), using), late)
        assertEquals(emptyList(), processing.messages)
        assertContains(processing.generated.getValue("ShopCoders.kt"), "UsingPackCoder")
    }

    /** What is generated for an earlier one keeps its name. */
    @Test
    fun anInstantiationMayHaveTheNameOfAnEarlierOne() {
        val item = source("Item.kt", "package shop\n\n@octavo.struct.Struct\nclass Item(val x: Int)\n")
        val page = source("Page.kt", early.replace("Page<Int>", "Page<Item>"))
        val text = "package shop.late\n\n@octavo.struct.Struct\nclass Item(val y: Int)\n\n" +
            "@octavo.struct.Struct\nclass Late(val items: shop.Page<Item>, val others: shop.Page<shop.Item>)\n"
        val processing = Processing(listOf(item, page), late(text))
        assertEquals(emptyList(), processing.messages)
        assertContains(processing.generated.getValue("PageOfItemFlexCoder.kt"), "\"shop.Page<shop.Item>\"")
        assertContains(processing.generated.getValue("PageOfShop_late_ItemFlexCoder.kt"), "\"shop.Page<shop.late.Item>\"")
        val late = processing.generated.getValue("LateFlexCoder.kt")
        listOf("PageOfItemFlexCoder.encode", "PageOfShop_late_ItemFlexCoder.encode").forEach { assertContains(late, it) }
    }
}
