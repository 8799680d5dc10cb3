package octavo.cli.command

import com.github.ajalt.clikt.core.CliktCommand
import com.github.ajalt.clikt.core.Context
import com.github.ajalt.clikt.parameters.arguments.argument
import com.github.ajalt.clikt.parameters.arguments.help
import com.github.ajalt.clikt.parameters.options.default
import com.github.ajalt.clikt.parameters.options.flag
import com.github.ajalt.clikt.parameters.options.help
import com.github.ajalt.clikt.parameters.options.option
import com.github.ajalt.clikt.parameters.types.int
import com.github.ajalt.clikt.parameters.types.restrictTo
import octavo.cli.document.DocumentReader
import octavo.cli.flex.LIMITS
import octavo.cli.host.BufferedOutput
import octavo.cli.host.Host
import octavo.cli.host.about
import octavo.cli.view.HexView
import octavo.cli.view.TreeView
import octavo.flex.inspect.FlexLayout

internal class InspectCommand(private val host: Host) : CliktCommand("inspect") {
    private val name by argument("file", completionCandidates = FILES)
        .help("a flex file, or one of JSON or pack, as the flex that it becomes; - is standard input")
    private val from by fromOption(SINGLE_DOCUMENTS)
    private val schemas by schemaOption(host.files)
    private val hex by option("--hex").flag().help("print every byte with what it means instead")
    private val depth by option("--depth").int().restrictTo(min = 1).default(Int.MAX_VALUE, defaultForHelp = "all")
        .help("how many levels of containers to open")
    private val items by option("--items").int().restrictTo(min = 1).default(DEFAULT_ITEMS)
        .help("how many values of a container to list")

    override fun help(context: Context): String =
        "Shows what a document is made of: each value with its type, size and byte offset, or each byte with its meaning."

    override fun helpEpilog(context: Context): String = examples(
        "octavo inspect twitter.flex --depth 2" to "the upper levels",
        "octavo inspect --hex status.flex | less" to "every byte explained",
    )

    override fun run() {
        val document = DocumentReader(host.files, schemas).single(name, from)
        val layout = about(name) { FlexLayout.of(document, limits = LIMITS) }
        BufferedOutput(host.output).use { output ->
            if (hex) HexView(layout, output).print() else TreeView(layout, depth, items, output).print()
        }
    }

    private companion object {
        const val DEFAULT_ITEMS = 32
    }
}
