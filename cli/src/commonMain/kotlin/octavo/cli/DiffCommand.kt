package octavo.cli

import com.github.ajalt.clikt.core.CliktCommand
import com.github.ajalt.clikt.core.Context
import com.github.ajalt.clikt.core.ProgramResult
import com.github.ajalt.clikt.parameters.arguments.argument
import com.github.ajalt.clikt.parameters.arguments.help
import com.github.ajalt.mordant.rendering.AnsiLevel
import com.github.ajalt.mordant.rendering.TextColors
import com.github.ajalt.mordant.rendering.TextStyle
import octavo.flex.Flex
import octavo.flex.FlexValue
import octavo.flex.json.JsonExport
import octavo.flex.json.JsonStyle

internal class DiffCommand(private val host: Host) : CliktCommand("diff") {
    private val old by argument("old").help("a flex or JSON file")
    private val new by argument("new").help("another one")

    override fun help(context: Context): String =
        "Prints where two documents differ, a line with - for what is gone and with + for what is new: " +
            "exit code 0 if they are the same, 1 if not."

    override fun helpEpilog(context: Context): String = examples(
        "octavo diff old.flex new.flex" to "- /user/name: \"Ann\"",
        "octavo diff twitter.json twitter.flex" to "JSON is read as it would be converted",
    )

    override fun run() {
        val reader = DocumentReader(host.files)
        val oldRoot = about(old) { Flex.read(reader.single(old)) }
        val newRoot = about(new) { Flex.read(reader.single(new)) }
        val count = Lines(host.output).use { print(oldRoot, newRoot, it) }
        if (count > 0) throw ProgramResult(ExitCode.NO)
    }

    /** Returns how many differences there were. */
    private fun print(oldRoot: FlexValue, newRoot: FlexValue, lines: Lines): Int {
        var count = 0
        about("$old, $new") {
            Differences { path, oldValue, newValue ->
                count++
                oldValue?.let { lines.line(styled(TextColors.red, "- $path: ${json(it)}")) }
                newValue?.let { lines.line(styled(TextColors.green, "+ $path: ${json(it)}")) }
            }.compare(oldRoot, newRoot)
        }
        return count
    }

    private fun styled(style: TextStyle, text: String): String =
        if (host.terminal.terminalInfo.ansiLevel == AnsiLevel.NONE) text else style(text)
}

/** Writes [value] as compact JSON. */
internal fun json(value: FlexValue): String = buildString {
    JsonExport(JsonStyle.COMPACT).export(value) { source, start, end -> append(source.decodeToString(start, end)) }
}
