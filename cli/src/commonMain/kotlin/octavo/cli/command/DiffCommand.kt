package octavo.cli.command

import com.github.ajalt.clikt.core.CliktCommand
import com.github.ajalt.clikt.core.Context
import com.github.ajalt.clikt.core.ProgramResult
import com.github.ajalt.clikt.parameters.arguments.argument
import com.github.ajalt.clikt.parameters.arguments.help
import com.github.ajalt.mordant.rendering.AnsiLevel
import com.github.ajalt.mordant.rendering.TextColors
import com.github.ajalt.mordant.rendering.TextStyle
import octavo.cli.document.DocumentReader
import octavo.cli.flex.LIMITS
import octavo.cli.flex.Steps
import octavo.cli.host.BufferedOutput
import octavo.cli.host.ExitCode
import octavo.cli.host.Host
import octavo.cli.host.about
import octavo.cli.host.inOneLine
import octavo.cli.view.Differences
import octavo.cli.view.Printable
import octavo.flex.Flex
import octavo.flex.FlexValue
import octavo.flex.json.JsonExport
import octavo.flex.json.JsonStyle

internal class DiffCommand(private val host: Host) : CliktCommand("diff") {
    private val old by argument("old", completionCandidates = FILES).help("a flex, JSON or pack file")
    private val new by argument("new", completionCandidates = FILES).help("another one")
    private val from by fromOption(SINGLE_DOCUMENTS)
    private val schemas by schemaOption(host.files)
    private val export = JsonExport(JsonStyle.COMPACT, nonFiniteAsStrings = true, LIMITS)

    override fun help(context: Context): String =
        "Prints where two documents differ, a line with - for what is gone and with + for what is new: " +
            "exit code 0 if they are the same, 1 if not."

    override fun helpEpilog(context: Context): String = examples(
        "octavo diff old.flex new.flex" to "- /user/name: \"Ann\"",
        "octavo diff twitter.json twitter.flex" to "JSON is read as it would be converted",
    )

    override fun run() {
        val reader = DocumentReader(host.files, schemas)
        val oldMessage = reader.single(old, from)
        val newMessage = reader.single(new, from)
        about(old) { Flex.verify(oldMessage, limits = LIMITS) }
        about(new) { Flex.verify(newMessage, limits = LIMITS) }
        val count = BufferedOutput(host.output).use { print(oldMessage, newMessage, it) }
        if (count > 0) throw ProgramResult(ExitCode.NO)
    }

    /** Returns how many differences there were. */
    private fun print(oldMessage: ByteArray, newMessage: ByteArray, output: BufferedOutput): Int {
        var count = 0
        val steps = Steps(oldMessage.size.toLong() + newMessage.size)
        val differences = Differences(steps) { pointer, oldValue, newValue ->
            val path = pointer.inOneLine()
            count++
            oldValue?.let { print(styled(TextColors.red, "- $path:"), it, output) }
            newValue?.let { print(styled(TextColors.green, "+ $path:"), it, output) }
        }
        about("$old, $new") { differences.compare(Flex.read(oldMessage), Flex.read(newMessage)) }
        return count
    }

    private fun print(title: String, value: FlexValue, output: BufferedOutput) {
        output.write("$title ")
        export.export(value, Printable(output))
        output.endLine()
    }

    private fun styled(style: TextStyle, text: String): String =
        if (host.terminal.terminalInfo.ansiLevel == AnsiLevel.NONE) text else style(text)
}
