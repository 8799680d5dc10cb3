package octavo.cli.command

import octavo.cli.TestHost
import octavo.cli.document.Format
import okio.Path.Companion.toPath
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

class ConversionPlanTest {
    private val test = TestHost().apply { system.createDirectory("dir".toPath()) }

    private fun plan(
        vararg names: String,
        target: String? = null,
        from: Format? = null,
        to: Format? = null,
        force: Boolean = false,
        pretty: Boolean = false,
    ) = ConversionPlan(test.host.files, from, to, force, pretty).conversions(names.asList(), target)
        .map { "${it.input} ${it.from} ${it.output} ${it.to}" }

    private fun error(vararg names: String, target: String? = null, from: Format? = null, pretty: Boolean = false): String? =
        assertFailsWith<ConversionError> { plan(*names, target = target, from = from, pretty = pretty) }.message

    @Test
    fun namesSayTheFormats() {
        assertEquals(listOf("a.json JSON b.flex FLEX"), plan("a.json", "b.flex"))
        assertEquals(listOf("a.ndjson JSONL b.flexl FLEXL"), plan("a.ndjson", "b.flexl"))
        assertEquals(listOf("a.flex FLEX b.JSON JSON"), plan("a.flex", "b.JSON"))
        assertEquals(listOf("a.pack PACK b.json JSON"), plan("a.pack", "b.json"))
        assertEquals(listOf("a.frames FRAMES b.flexl FLEXL"), plan("a.frames", "b.flexl"))
    }

    @Test
    fun optionsSayThemWhereNamesDoNot() {
        assertEquals(listOf("- JSON - FLEX"), plan("-", "-", from = Format.JSON))
        assertEquals(listOf("a.txt JSONL b.json JSON"), plan("a.txt", "b.json", from = Format.JSONL))
        assertEquals(listOf("a.json JSON - JSON"), plan("a.json", "-", to = Format.JSON))
    }

    @Test
    fun manyGoIntoADirectory() {
        assertEquals(
            listOf("x/a.json JSON dir/a.flex FLEX", "b.flexl FLEXL dir/b.jsonl JSONL"),
            plan("x/a.json", "b.flexl", target = "dir"),
        )
        assertEquals(listOf("a.json JSON new/a.flex FLEX"), plan("a.json", target = "new/"))
        assertEquals(
            listOf("a.pack PACK dir/a.json JSON", "b.frames FRAMES dir/b.jsonl JSONL"),
            plan("a.pack", "b.frames", target = "dir"),
        )
        assertEquals(listOf("v1.2 JSON dir/v1.2.flex FLEX"), plan("v1.2", target = "dir", from = Format.JSON))
    }

    @Test
    fun refusesWhatMakesNoSense() {
        assertEquals("needs IN and OUT, or -o DIR/ for any number of inputs", error("a.json"))
        assertEquals("needs IN and OUT, or -o DIR/ for any number of inputs", error("a.json", "b.json", "c.json"))
        assertEquals("a.txt: unknown kind of file, say --from json|jsonl|flex|flexl|pack|frames", error("a.txt", "b.flex"))
        assertEquals("b: unknown kind of file, say --to json|jsonl|flex|flexl|pack|frames", error("a.json", "b"))
        assertEquals("b.flex is no directory: several inputs need one (-o DIR/)", error("a.json", "c.json", target = "b.flex"))
        assertEquals("dir is a directory: -o dir writes into it", error("a.json", "dir"))
        assertEquals("dir is a directory", error("dir", "a.flex"))
        assertEquals("x/a.json and y/a.json would both become dir/a.flex", error("x/a.json", "y/a.json", target = "dir"))
        assertEquals("standard input has no name to use in dir", error("-", target = "dir", from = Format.JSON))
        assertEquals("the name of a file is empty", error("a.json", target = ""))
        assertEquals("the name of a file is empty", error("", "a.flex", from = Format.JSON))
        assertEquals("JSON lines have no --pretty: a document is a line", error("a.flexl", "b.jsonl", pretty = true))
        assertEquals("JSON lines have no --pretty: a document is a line", error("a.flex", "b.flexl", target = "dir", pretty = true))
    }

    @Test
    fun doesNotOverwriteAnInputByAccident() {
        test.write("a.json", "1")
        test.write("b.json", "2")
        test.write("c.flex", "3")
        assertEquals("./c.flex is both input and output", error("c.json", "c.flex", target = "."))
        assertEquals("./a.json is both input and output", error("a.json", "./a.json"))
        assertEquals("b.json exists and may be meant as an input: --force overwrites it", error("a.json", "b.json"))
        assertEquals(listOf("a.json JSON b.json JSON"), plan("a.json", "b.json", force = true))
        assertEquals(listOf("a.json JSON c.flex FLEX"), plan("a.json", "c.flex"))
    }
}
