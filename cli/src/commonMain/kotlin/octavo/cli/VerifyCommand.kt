package octavo.cli

import com.github.ajalt.clikt.core.CliktCommand
import com.github.ajalt.clikt.core.Context
import com.github.ajalt.clikt.core.ProgramResult
import com.github.ajalt.clikt.parameters.arguments.argument
import com.github.ajalt.clikt.parameters.arguments.help
import com.github.ajalt.clikt.parameters.arguments.multiple
import octavo.core.MalformedException
import octavo.flex.Flex

internal class VerifyCommand(private val host: Host) : CliktCommand("verify") {
    private val names by argument(
        "file",
        completionCandidates = FILES,
    ).multiple(required = true).help("flex files, or streams (.flexl); - is standard input")
    private val from by fromOption(Format.entries.filter { it.isFlex })

    override fun help(context: Context): String =
        "Checks that files are well-formed: one line a file, exit code 1 if any is malformed, 2 if any cannot be read."

    override fun helpEpilog(context: Context): String = examples(
        "octavo verify cache/*.flex" to "cache/a.flex: ok",
        "octavo verify - < message.flex" to "from standard input",
    )

    override fun run() {
        val exitCode = BufferedOutput(host.output).use { output -> names.maxOf { verify(it, output) } }
        if (exitCode != ExitCode.OK) throw ProgramResult(exitCode)
    }

    private fun verify(name: String, output: BufferedOutput): Int = try {
        check(name)
        output.line("$name: ok".inOneLine())
        ExitCode.OK
    } catch (e: MalformedException) {
        output.line("$name: ${e.message}".inOneLine())
        ExitCode.NO
    } catch (e: Trouble) {
        echo(e.line, err = true)
        e.exitCode
    }

    private fun check(name: String) {
        val format = from ?: Format.of(name) ?: Format.FLEX
        if (!format.isFlex) throw Trouble(name, "is JSON by its name: --from flex|flexl says what else it is")
        if (format == Format.FLEXL) {
            host.files.open(name) { input, _ -> forEachMessage(input) { Flex.verify(it.bytes, 0, it.end, LIMITS) } }
        } else {
            Flex.verify(host.files.read(name), limits = LIMITS)
        }
    }
}
