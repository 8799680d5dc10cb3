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
    fun completesInThreeShells() {
        for (shell in listOf("bash", "zsh", "fish")) {
            assertEquals(0, test.octavo("completion", shell))
            assertContains(test.output, "octavo")
        }
    }

    @Test
    fun missingFileIsTrouble() {
        for (command in listOf(listOf("verify"), listOf("inspect"), listOf("stats"), listOf("convert", "-o", "out.flex"))) {
            val own = TestHost()
            assertEquals(2, own.octavo(*command.toTypedArray(), "none.json"))
            assertEquals("octavo: none.json: no such file or directory\n", own.errors)
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
