package octavo.cli

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

    @Test
    fun wrongUsageSaysWhereToLook() {
        assertEquals(2, test.octavo("convert", "a.json", "a.flex", "--profile", "tiny"))
        assertEquals(
            "octavo: invalid value for --profile: invalid choice: tiny. (choose from speed, size, reference)\nTry 'octavo convert --help'.\n",
            test.errors,
        )
    }

    @Test
    fun severalFaultsAreALineEach() {
        assertEquals(2, test.octavo("get"))
        assertEquals("octavo: missing argument file\noctavo: missing argument pointer\nTry 'octavo get --help'.\n", test.errors)
    }

    @Test
    fun unknownCommandIsWrongUsage() {
        assertEquals(2, test.octavo("frobnicate"))
        assertEquals("octavo: no such subcommand frobnicate\nTry 'octavo --help'.\n", test.errors)
    }

    @Test
    fun namesMayStartWithAt() {
        test.write("@a.json", "[1]")
        assertEquals(0, test.octavo("get", "@a.json", "/0"))
        assertEquals("1\n", test.output)
    }

    @Test
    fun wrongUsageSteersNoTerminal() {
        assertEquals(2, test.octavo("a\u0007\n\u009bb"))
        assertEquals("octavo: no such subcommand a\\u0007\\u000a\\u009bb\nTry 'octavo --help'.\n", test.errors)
    }

    @Test
    fun verifyTakesNoJson() {
        test.write("a.json", "1")
        assertEquals(2, test.octavo("verify", "a.json"))
        assertEquals("octavo: a.json: is JSON by its name: --from flex|flexl says what else it is\n", test.errors)
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

    @Test
    fun badPointerIsWrongUsage() {
        assertEquals(2, test.octavo("get", "a.flex", "name"))
        assertEquals(
            "octavo: invalid value for pointer: a JSON Pointer is empty or starts with /\nTry 'octavo get --help'.\n",
            test.errors,
        )
    }
}
