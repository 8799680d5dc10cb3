package octavo.cli.command

import com.github.ajalt.clikt.core.CliktCommand
import com.github.ajalt.clikt.core.Context
import com.github.ajalt.clikt.parameters.arguments.argument
import com.github.ajalt.clikt.parameters.arguments.help
import com.github.ajalt.clikt.parameters.arguments.multiple
import octavo.cli.document.DocumentReader
import octavo.cli.document.Format
import octavo.cli.host.BufferedOutput
import octavo.cli.host.Host
import octavo.cli.view.Statistics
import octavo.cli.view.StatisticsView

internal class StatsCommand(private val host: Host) : CliktCommand("stats") {
    private val names by argument(
        "file",
        completionCandidates = FILES,
    ).multiple(required = true).help("flex files or streams, or others, as the flex they become; - is standard input")
    private val from by fromOption()
    private val schemas by schemaOption(host.files)

    override fun help(context: Context): String =
        "Shows where the bytes of documents go, how many values of each type there are, and their size as JSON and after gzip."

    override fun helpEpilog(context: Context): String = examples(
        "octavo stats twitter.flex" to "one document",
        "octavo stats a.json b.json" to "what they would be as flex, together",
    )

    override fun run() {
        val statistics = Statistics()
        val reader = DocumentReader(host.files, schemas)
        for (name in names) {
            reader.forEach(name, from ?: Format.of(name) ?: Format.FLEX, statistics::add)
        }
        BufferedOutput(host.output).use { StatisticsView(statistics, it).print() }
    }
}
