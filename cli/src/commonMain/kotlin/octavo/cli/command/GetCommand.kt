package octavo.cli.command

import com.github.ajalt.clikt.core.CliktCommand
import com.github.ajalt.clikt.core.Context
import com.github.ajalt.clikt.parameters.arguments.argument
import com.github.ajalt.clikt.parameters.arguments.convert
import com.github.ajalt.clikt.parameters.arguments.help
import com.github.ajalt.clikt.parameters.options.flag
import com.github.ajalt.clikt.parameters.options.help
import com.github.ajalt.clikt.parameters.options.option
import octavo.cli.document.DocumentReader
import octavo.cli.flex.LIMITS
import octavo.cli.flex.NothingThere
import octavo.cli.flex.Pointer
import octavo.cli.flex.isText
import octavo.cli.host.BufferedOutput
import octavo.cli.host.ExitCode
import octavo.cli.host.Host
import octavo.cli.host.Trouble
import octavo.flex.Flex
import octavo.flex.FlexValue
import octavo.flex.Memory
import octavo.flex.json.JsonExport
import octavo.flex.json.JsonStyle

internal class GetCommand(private val host: Host) : CliktCommand("get") {
    private val name by argument("file", completionCandidates = FILES).help("a flex, JSON or pack file; - is standard input")
    private val pointer by argument("pointer")
        .convert { text ->
            try {
                Pointer.parse(text)
            } catch (e: IllegalArgumentException) {
                fail(e.message.orEmpty())
            }
        }
        .help("a JSON Pointer: /statuses/0/text")
    private val from by fromOption(SINGLE_DOCUMENTS)
    private val schemas by schemaOption(host.files)
    private val nonFiniteAsStrings by nonFiniteOption()
    private val raw by option("-r", "--raw").flag().help("print a string as it is, without quotes")
    private val pretty by option("--pretty").flag().help("print JSON in lines, indented")

    override fun help(context: Context): String =
        "Prints one value of a document as JSON; nothing else is decoded. Exit code 1 if there is no such value."

    override fun helpEpilog(context: Context): String = examples(
        "octavo get twitter.flex /statuses/0/user/name" to "\"AYUMI\"",
        "octavo get -r twitter.flex /statuses/0/user/name" to "AYUMI",
        "octavo get twitter.flex \"\"" to "all of it",
    )

    override fun run() {
        val output = BufferedOutput(host.output)
        DocumentReader(host.files, schemas).view(name, from) { print(find(it), output) }
        output.endLine()
        output.flush()
    }

    private fun find(document: Memory): FlexValue = try {
        pointer.find(Flex.read(document))
    } catch (e: NothingThere) {
        throw Trouble(name, e.message.orEmpty(), ExitCode.NO)
    }

    private fun print(value: FlexValue, output: BufferedOutput) {
        if (raw && value.type.isText) {
            output.write(value.string)
        } else {
            JsonExport(if (pretty) JsonStyle.PRETTY else JsonStyle.COMPACT, nonFiniteAsStrings, LIMITS).export(value, output)
        }
    }
}
