package octavo.ksp

import java.io.File
import kotlin.io.path.createTempDirectory
import kotlin.test.AfterTest
import kotlin.test.Test
import kotlin.test.assertEquals

/** Tests share a package with main sources, which may have the coder of a generic struct of a third module already. */
internal class TakenNamesTest {
    private val sources = createTempDirectory("taken").toFile()

    @AfterTest
    fun clean() {
        sources.deleteRecursively()
    }

    private fun generatedIn(packageName: String): List<String> {
        val source = File(sources, "Some.kt")
        source.writeText(
            "package $packageName\n\nimport octavo.ksp.library.Parcel\n\n" +
                "@octavo.struct.Struct\nclass Some(val number: Parcel<Int>, val text: Parcel<String>)\n",
        )
        return Processing(listOf(source)).generated.keys.filter { it.endsWith("FlexCoder.kt") }
    }

    @Test
    fun coderOfAnotherModuleOfThePackage() {
        assertEquals(
            listOf("ParcelOfKotlin_IntFlexCoder.kt", "ParcelOfStringFlexCoder.kt", "SomeFlexCoder.kt"),
            generatedIn("octavo.ksp.library"),
        )
        assertEquals(
            listOf("ParcelOfIntFlexCoder.kt", "ParcelOfStringFlexCoder.kt", "SomeFlexCoder.kt"),
            generatedIn("shop"),
        )
    }
}
