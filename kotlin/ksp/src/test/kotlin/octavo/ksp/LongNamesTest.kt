package octavo.ksp

import java.io.File
import kotlin.io.path.createTempDirectory
import kotlin.test.AfterTest
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** File systems take names of 255 bytes, and classes inside of a coder have longer ones. */
internal class LongNamesTest {
    private val sources = createTempDirectory("long").toFile()

    @AfterTest
    fun clean() {
        sources.deleteRecursively()
    }

    @Test
    fun instantiationsOfInstantiations() {
        val source = File(sources, "Some.kt")
        val responses = "Response<Continuation<".repeat(6)
        source.writeText(
            "package shop\n\nimport octavo.struct.Struct\n\n" +
                "@Struct\nclass Response<T>(val body: T)\n\n@Struct\nclass Continuation<T>(val rest: T?)\n\n" +
                "@Struct\nclass Chain(val ints: ${responses}Int${">".repeat(12)}, val longs: ${responses}Long${">".repeat(12)})\n",
        )
        val coders = Processing(listOf(source)).generated.keys.filter { it.endsWith("FlexCoder.kt") }
        assertEquals(1 + 2 * 12, coders.size)
        assertTrue(coders.all { it.length <= 200 }, "${coders.maxBy { it.length }}")
    }
}
