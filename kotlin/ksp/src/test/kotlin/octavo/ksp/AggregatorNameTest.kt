package octavo.ksp

import java.io.File
import kotlin.io.path.createTempDirectory
import kotlin.test.AfterTest
import kotlin.test.Test
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue

/** The object that registers coders is named after the package all structs share, so that main and test sources get one each. */
internal class AggregatorNameTest {
    private val sources = createTempDirectory("aggregator").toFile()

    @AfterTest
    fun clean() {
        sources.deleteRecursively()
    }

    private fun structIn(packageName: String): File = sources.resolve("$packageName.kt").apply {
        writeText("package $packageName\n\n@octavo.struct.Struct\nclass Some(val x: Int)\n")
    }

    private fun process(vararg packageNames: String) = Processing(packageNames.map { structIn(it) })

    private fun generatedFor(vararg packageNames: String) = process(*packageNames).generated

    @Test
    fun isThatOfThePackage() {
        assertContains(generatedFor("shop.orders").getValue("OrdersCoders.kt"), "package shop.orders\n")
        assertContains(generatedFor("shop.orders.tests").getValue("TestsCoders.kt"), "package shop.orders.tests\n")
    }

    @Test
    fun isCodersWhereNoPackageIsShared() {
        assertContains(generatedFor("shop", "users").getValue("Coders.kt"), "public object Coders {\n")
    }

    @Test
    fun isThatOfThePackageThatAllShare() {
        assertContains(generatedFor("shop.orders", "shop.users").getValue("ShopCoders.kt"), "package shop\n")
    }

    @Test
    fun isAsTheOptionSays() {
        fun process(option: String) = Processing(listOf(structIn("shop")), options = mapOf("octavo.coders" to option))
        assertContains(process("shop.all.Every").generated.getValue("Every.kt"), "package shop.all\n")
        for (option in listOf("shop.coders", "shop.Outer.Coders", "")) {
            val processing = process(option)
            assertEquals(listOf("the option octavo.coders is $option: give it a class such as shop.ShopCoders"), processing.messages)
            assertTrue(processing.hasFailed)
        }
    }

    /** The package is that of [octavo.ksp.library.LibraryCoders], which is compiled already. */
    @Test
    fun isNumberedWhereAModuleBeforeHasIt() {
        val processing = process("octavo.ksp.library")
        assertContains(processing.generated.getValue("LibraryCoders3.kt"), "public object LibraryCoders3 {\n")
        val said =
            "octavo.ksp.library.LibraryCoders is there already: octavo.ksp.library.LibraryCoders3 registers the coders of these sources, " +
                "unless its structs get a package of their own, or the option octavo.coders says another name"
        assertEquals(listOf(said), processing.messages)
        assertFalse(processing.hasFailed)
    }
}
