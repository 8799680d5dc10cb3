package octavo.cli.command

import com.github.ajalt.clikt.core.CliktCommand
import com.github.ajalt.clikt.core.Context
import com.github.ajalt.clikt.core.ProgramResult
import com.github.ajalt.clikt.core.UsageError
import com.github.ajalt.clikt.parameters.arguments.argument
import com.github.ajalt.clikt.parameters.arguments.help
import com.github.ajalt.clikt.parameters.arguments.multiple
import com.github.ajalt.clikt.parameters.options.flag
import com.github.ajalt.clikt.parameters.options.help
import com.github.ajalt.clikt.parameters.options.option
import com.github.ajalt.clikt.parameters.types.enum
import octavo.cli.document.DocumentReader
import octavo.cli.document.DocumentWriter
import octavo.cli.document.Format
import octavo.cli.flex.LIMITS
import octavo.cli.flex.rebuilt
import octavo.cli.host.ExitCode
import octavo.cli.host.Host
import octavo.cli.host.STANDARD
import octavo.cli.host.Trouble
import octavo.cli.pack.PackExport
import octavo.cli.view.Progress
import octavo.cli.view.ProgressMode
import octavo.flex.FlexOptions
import octavo.flex.FlexProfile
import octavo.flex.json.JsonExport
import octavo.flex.json.JsonStyle

internal class ConvertCommand(private val host: Host) : CliktCommand("convert") {
    private val names by argument("file", completionCandidates = FILES).multiple(required = true)
        .help("IN and OUT, or with -o any number of inputs; - is standard input or output")
    private val target by option("-o", "--output", metavar = "path", completionCandidates = FILES)
        .help("where to write: a file, or a directory for several inputs; one that ends with / is made")
    private val from by fromOption()
    private val to by option("--to").enum<Format> { it.extensions[0] }.help("what to write, whatever its name says")
    private val schemas by schemaOption(host.files)
    private val writeSchema by option("--write-schema").flag()
        .help("begin frames with their schema, by which they are read without --schema")
    private val profile by option("--profile").oneOf(FlexProfile.SPEED)
        .help("how to write flex: fast to read, small, or the bytes of the reference builder")
    private val compat by option("--compat").flag().help("avoid what some official FlexBuffers readers get wrong")
    private val pretty by option("--pretty").flag().help("write JSON in lines, indented; not JSON lines")
    private val nonFiniteAsStrings by nonFiniteOption()
    private val force by option("-f", "--force").flag().help("overwrite a file of the same kind as the input")
    private val progress by option("--progress").oneOf(ProgressMode.AUTO)
        .help("show progress on standard error; auto is when that is a terminal, after a second")
    private val quiet by option("-q", "--quiet").flag().help("no progress")

    override fun help(context: Context): String =
        "Converts between JSON (.json), JSON lines (.jsonl, .ndjson), flex (.flex), streams of flex (.flexl), pack (.pack) " +
            "and frames (.frames)."

    override fun helpEpilog(context: Context): String = examples(
        "octavo convert twitter.json twitter.flex --profile size" to "as few bytes as possible",
        "octavo convert twitter.flex - --pretty" to "back to JSON, on standard output",
        "octavo convert *.json -o flex/" to "many files",
        "octavo convert order.pack - --schema @order.schema" to "pack, by its schema",
        "octavo convert log.jsonl log.frames --schema @log.schema" to "frames of pack",
        "zcat log.jsonl.gz | octavo convert --from jsonl - log.flexl" to "any length, constant memory",
    )

    override fun run() {
        val conversions = try {
            ConversionPlan(host.files, from, to, force, pretty).conversions(names, target)
        } catch (e: ConversionError) {
            throw UsageError(e.message)
        }
        if (host.isShown && conversions.any { it.output == STANDARD && it.to.isBinary }) {
            throw UsageError("messages are binary, and standard output a terminal: name a file")
        }
        if (writeSchema && (schemas.isEmpty || conversions.any { it.to != Format.FRAMES })) {
            throw UsageError("--write-schema is for frames of a --schema")
        }
        target?.let(::createDirectory)
        val progress = Progress(host, if (quiet) ProgressMode.NEVER else progress, conversions.map { it.input })
        val exitCode = progress.use { conversions.maxOf { attempt(it, progress) } }
        if (exitCode != ExitCode.OK) throw ProgramResult(exitCode)
    }

    private fun createDirectory(name: String) {
        if (name.endsWith('/') && !host.files.isDirectory(name)) host.files.createDirectory(name)
    }

    /** Returns the exit code: what is wrong with one file keeps no other from being converted. */
    private fun attempt(conversion: Conversion, progress: Progress): Int = try {
        convert(conversion, progress)
        ExitCode.OK
    } catch (e: Trouble) {
        progress.clear()
        echo(e.line, err = true)
        e.exitCode
    }

    private fun convert(conversion: Conversion, progress: Progress) {
        val style = if (pretty) JsonStyle.PRETTY else JsonStyle.COMPACT
        val options = FlexOptions(profile, compat)
        val reader = DocumentReader(host.files, schemas, options, progress::watch)
        val packing = if (isPacked(conversion)) PackExport(schemas.only(conversion.output), options) else null
        val isRebuilt = conversion.from.mayHaveFlex && conversion.to.mayHaveFlex && packing == null
        host.files.write(conversion.output) { output ->
            DocumentWriter(conversion.to, output, JsonExport(style, nonFiniteAsStrings, LIMITS), packing).use { writer ->
                if (writeSchema) writer.writeSchema()
                reader.forEach(conversion.input, conversion.from) { message ->
                    if (writer.count == 1 && !conversion.to.isStream) {
                        val reason = "cannot hold the several documents of ${conversion.input}: write .jsonl, .flexl or .frames"
                        throw Trouble(conversion.output, reason)
                    }
                    writer.write(if (isRebuilt) rebuilt(message, options) else message)
                }
                if (writer.count == 0 && !conversion.to.isStream) throw Trouble(conversion.input, "holds no document", ExitCode.NO)
            }
        }
    }

    /** Without a schema, frames are of flex. */
    private fun isPacked(conversion: Conversion): Boolean =
        conversion.to == Format.PACK || (conversion.to == Format.FRAMES && !schemas.isEmpty)
}
