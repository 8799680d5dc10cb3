package octavo.cli.command

import com.github.ajalt.clikt.core.CliktCommand
import com.github.ajalt.clikt.core.Context
import com.github.ajalt.clikt.core.ProgramResult
import com.github.ajalt.clikt.parameters.arguments.argument
import com.github.ajalt.clikt.parameters.arguments.help
import com.github.ajalt.clikt.parameters.arguments.multiple
import octavo.cli.document.Format
import octavo.cli.flex.LIMITS
import octavo.cli.flex.forEachMessage
import octavo.cli.host.BufferedOutput
import octavo.cli.host.ExitCode
import octavo.cli.host.Host
import octavo.cli.host.Trouble
import octavo.cli.host.inOneLine
import octavo.cli.pack.FramesCheck
import octavo.core.OctavoException
import octavo.flex.Flex

internal class VerifyCommand(private val host: Host) : CliktCommand("verify") {
    private val names by argument(
        "file",
        completionCandidates = FILES,
    ).multiple(required = true).help("files of messages, or streams of them; - is standard input")
    private val from by fromOption(FORMATS)
    private val schemas by schemaOption(host.files)

    override fun help(context: Context): String =
        "Checks that files are well-formed: one line a file, exit code 1 if any is malformed, 2 if any cannot be read."

    override fun helpEpilog(context: Context): String = examples(
        "octavo verify cache/*.flex" to "cache/a.flex: ok",
        "octavo verify - < message.flex" to "from standard input",
        "octavo verify order.pack --schema @order.schema" to "pack, by its schema",
    )

    override fun run() {
        val exitCode = BufferedOutput(host.output).use { output -> names.maxOf { verify(it, output) } }
        if (exitCode != ExitCode.OK) throw ProgramResult(exitCode)
    }

    private fun verify(name: String, output: BufferedOutput): Int = try {
        output.line("$name: ${check(name)}".inOneLine())
        ExitCode.OK
    } catch (e: OctavoException) {
        output.line("$name: ${e.message}".inOneLine())
        ExitCode.NO
    } catch (e: Trouble) {
        echo(e.line, err = true)
        e.exitCode
    }

    /** Returns what there is to say of [name], which is well-formed as far as that can be known. */
    private fun check(name: String): String {
        val format = from ?: Format.of(name) ?: Format.FLEX
        when (format) {
            Format.JSON, Format.JSONL -> throw Trouble(name, "is JSON by its name: --from ${Format.choice(FORMATS)} says what else it is")
            Format.FLEX -> Flex.verify(host.files.read(name), limits = LIMITS)
            Format.FLEXL -> host.files.open(name) { input, _ -> forEachMessage(input) { Flex.verify(it.bytes, 0, it.end, LIMITS) } }
            Format.PACK -> schemas.only(name).explain(host.files.read(name))?.let { throw it }
            Format.FRAMES -> return host.files.open(name) { input, _ -> FramesCheck(schemas.ofStream()).check(input) }
        }
        return "ok"
    }

    private companion object {
        val FORMATS = Format.entries.filter { it.isBinary }
    }
}
