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

    private fun generated(text: String): Set<String> {
        val source = File(sources, "Some.kt")
        source.writeText("package shop\n\nimport octavo.struct.Struct\n\n$text")
        return Processing(listOf(source)).generated.keys.filter { it.endsWith("FlexCoder.kt") }.toSet()
    }

    @Test
    fun instantiationsOfInstantiations() {
        val responses = "Response<Continuation<".repeat(6)
        val coders = generated(
            "@Struct\nclass Response<T>(val body: T)\n\n@Struct\nclass Continuation<T>(val rest: T?)\n\n" +
                "@Struct\nclass Chain(val ints: ${responses}Int${">".repeat(12)}, val longs: ${responses}Long${">".repeat(12)})\n",
        )
        assertEquals(1 + 2 * 12, coders.size)
        assertTrue(coders.all { it.length <= 200 }, "${coders.maxBy { it.length }}")
    }

    /** A letter may have three bytes. */
    @Test
    fun instantiationsOfOtherLetters() {
        val answer = "返信".repeat(4)
        val chain = "@Struct\nclass Chain(val ints: ${"$answer<".repeat(12)}Int${">".repeat(12)})\n"
        val coders = generated("@Struct\nclass $answer<T>(val body: T)\n\n$chain")
        assertEquals(1 + 12, coders.size)
        assertTrue(coders.all { it.encodeToByteArray().size <= 200 }, "${coders.maxBy { it.encodeToByteArray().size }}")
    }

    /** By such a name the coder is found at run time. */
    @Test
    fun classesInsideOfClassesKeepTheirNames() {
        val names = List(4) { "${'A' + it}".repeat(40) }
        val text = names.dropLast(1).joinToString("") { "class $it {\n" } + "@Struct\nclass ${names.last()}(val x: Int)\n" + "}\n".repeat(3)
        assertEquals(setOf(names.joinToString("_") + "FlexCoder.kt"), generated(text))
    }
}
