package octavo.cli

import com.github.ajalt.clikt.completion.CompletionCommand
import com.github.ajalt.clikt.core.CliktCommand
import com.github.ajalt.clikt.core.Context
import com.github.ajalt.clikt.core.context
import com.github.ajalt.clikt.core.subcommands
import com.github.ajalt.clikt.core.terminal
import com.github.ajalt.clikt.parameters.options.versionOption
import octavo.cli.command.ConvertCommand
import octavo.cli.command.DiffCommand
import octavo.cli.command.FramesCommand
import octavo.cli.command.GetCommand
import octavo.cli.command.HelpText
import octavo.cli.command.InspectCommand
import octavo.cli.command.StatsCommand
import octavo.cli.command.VerifyCommand
import octavo.cli.command.examples
import octavo.cli.host.Host

/** The root command: what every `octavo` line starts with. */
internal class Octavo(host: Host) : CliktCommand("octavo") {
    init {
        context {
            terminal = host.terminal
            helpFormatter = ::HelpText
            readArgumentFile = null // a name may start with @
        }
        versionOption(VERSION)
        subcommands(
            ConvertCommand(host),
            InspectCommand(host),
            StatsCommand(host),
            VerifyCommand(host),
            FramesCommand(host),
            GetCommand(host),
            DiffCommand(host),
            CompletionCommand(name = "completion"),
        )
    }

    override fun help(context: Context): String =
        "Converts, checks and takes apart flex (FlexBuffers) documents, and messages of pack and in frames."

    override fun helpEpilog(context: Context): String = examples(
        "octavo convert twitter.json twitter.flex" to "JSON to flex",
        "octavo get twitter.flex /statuses/0/user/name" to "one value, nothing else decoded",
        "octavo verify *.flex" to "one line a file",
    ) + "\n\nExit codes: 0 done, 1 the data says no (malformed, missing, different), 2 wrong usage or I/O trouble."

    override fun run(): Unit = Unit
}
