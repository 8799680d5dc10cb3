package octavo.cli

import octavo.cli.flex.Pointer
import kotlin.test.Test
import kotlin.test.assertContains
import kotlin.test.assertEquals

class ArgumentsTest {
    private val test = TestHost()

    @Test
    fun printsItsVersion() {
        assertEquals(0, test.octavo("--version"))
        assertEquals("octavo version $VERSION\n", test.output)
    }

    @Test
    fun helpOfEveryCommandHasExamples() {
        for (command in Octavo(test.host).registeredSubcommandNames() - "completion") {
            assertEquals(0, test.octavo(command, "--help"), command)
            assertContains(test.output, "  octavo $command ", message = command)
        }
    }

    @Test
    fun noCommandIsWrongUsage() {
        assertEquals(2, test.octavo())
        assertContains(test.errors, "Usage: octavo")
        assertEquals("", test.output)
    }

    /** Wrong usage, for reasons of a line each, of [command] or of the whole program. */
    private fun refuses(vararg arguments: String, reasons: String, command: String = "octavo") {
        assertEquals(2, test.octavo(*arguments))
        assertEquals("$reasons\nTry '$command --help'.\n", test.errors)
    }

    @Test
    fun wrongUsageSaysWhereToLook() = refuses(
        "convert",
        "a.json",
        "a.flex",
        "--profile",
        "tiny",
        reasons = "octavo: invalid value for --profile: invalid choice: tiny. (choose from speed, size, reference)",
        command = "octavo convert",
    )

    @Test
    fun severalFaultsAreALineEach() =
        refuses("get", reasons = "octavo: missing argument file\noctavo: missing argument pointer", command = "octavo get")

    @Test
    fun unknownCommandIsWrongUsage() = refuses("frobnicate", reasons = "octavo: no such subcommand frobnicate")

    @Test
    fun unknownCommandIsNamedWhateverFollowsIt() =
        refuses("frobnicate", "a.flex", "--hex", reasons = "octavo: no such subcommand frobnicate")

    @Test
    fun wrongUsageSteersNoTerminal() =
        refuses("a\u0007\n\u009bb", reasons = "octavo: no such subcommand a\\u0007\\u000a\\u009bb")

    @Test
    fun badPointerIsWrongUsage() = refuses(
        "get",
        "a.flex",
        "name",
        reasons = "octavo: invalid value for pointer: a JSON Pointer is empty or starts with /",
        command = "octavo get",
    )

    @Test
    fun terminalsGetNoMessages() {
        val terminal = TestHost(isShown = true)
        terminal.write("a.json", "[1]")
        for (to in listOf("flex", "flexl", "pack", "frames")) {
            assertEquals(2, terminal.octavo("convert", "a.json", "-", "--to", to, "--schema", "[u8]"))
        }
        assertContains(terminal.errors, "octavo: messages are binary, and standard output a terminal: name a file\n")
        assertEquals("", terminal.output)
        assertEquals(0, terminal.octavo("convert", "a.json", "-", "--to", "json"))
        assertEquals("[1]\n", terminal.output)
    }

    @Test
    fun namesMayStartWithAt() {
        test.write("@a.json", "[1]")
        assertEquals(0, test.octavo("get", "@a.json", "/0"))
        assertEquals("1\n", test.output)
    }

    @Test
    fun verifyTakesNoJson() {
        test.write("a.json", "1")
        assertEquals(2, test.octavo("verify", "a.json"))
        assertEquals("octavo: a.json: is JSON by its name: --from flex|flexl|pack|frames says what else it is\n", test.errors)
    }

    @Test
    fun completesInThreeShells() {
        for (shell in listOf("bash", "zsh", "fish")) {
            assertEquals(0, test.octavo("completion", shell))
            assertContains(test.output, "octavo")
        }
    }

    @Test
    fun missingFileIsTrouble() {
        for (command in listOf(listOf("verify"), listOf("inspect"), listOf("stats"), listOf("convert", "-o", "out.json"))) {
            val own = TestHost()
            assertEquals(2, own.octavo(*command.toTypedArray(), "none.flex"))
            assertEquals("octavo: none.flex: no such file or directory\n", own.errors)
            assertEquals(emptyList(), own.names())
        }
    }
}
