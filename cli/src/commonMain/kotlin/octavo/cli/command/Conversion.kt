package octavo.cli.command

import octavo.cli.document.Format
import octavo.cli.host.Files
import octavo.cli.host.STANDARD
import okio.Path

/** One file to convert. */
internal class Conversion(val input: String, val from: Format, val output: String, val to: Format)

/** Says why a command line of `convert` makes no sense. */
internal class ConversionError(message: String) : RuntimeException(message)

/** Works out what to convert to what from the names and options of one command line. */
internal class ConversionPlan(
    private val files: Files,
    private val from: Format?,
    private val to: Format?,
    private val force: Boolean,
    private val pretty: Boolean,
) {
    /** `convert IN OUT` without [target], `convert IN... -o TARGET` with it; throws [ConversionError]. */
    fun conversions(names: List<String>, target: String?): List<Conversion> {
        if (target == "" || "" in names) throw ConversionError("the name of a file is empty")
        val conversions = when {
            target == null && names.size == 2 -> listOf(conversion(names[0], names[1]))
            target == null -> throw ConversionError("needs IN and OUT, or -o DIR/ for any number of inputs")
            isDirectory(target) -> names.map { intoDirectory(it, target) }
            names.size == 1 -> listOf(conversion(names[0], target))
            else -> throw ConversionError("$target is no directory: several inputs need one (-o DIR/)")
        }
        conversions.groupBy { it.output }.values.firstOrNull { it.size > 1 }?.let { (one, other) ->
            throw ConversionError("${one.input} and ${other.input} would both become ${one.output}")
        }
        if (pretty && conversions.any { it.to == Format.JSONL }) throw ConversionError("JSON lines have no --pretty: a document is a line")
        val inputs = conversions.mapNotNull { files.identity(it.input) }.toSet()
        return conversions.onEach { checkOverwriting(it, inputs) }
    }

    private fun isDirectory(name: String): Boolean = name.endsWith('/') || files.isDirectory(name)

    private fun conversion(input: String, output: String): Conversion {
        if (isDirectory(output)) throw ConversionError("$output is a directory: -o $output writes into it")
        val from = from ?: formatOf(input, "--from")
        val to = to ?: Format.of(output) ?: if (output == STANDARD) from.counterpart else formatOf(output, "--to")
        return Conversion(input, from, output, to)
    }

    private fun intoDirectory(input: String, directory: String): Conversion {
        if (input == STANDARD) throw ConversionError("standard input has no name to use in $directory")
        val from = from ?: formatOf(input, "--from")
        val to = to ?: from.counterpart
        val base = input.substringAfterLast('/').let { if (Format.of(it) == null) it else it.substringBeforeLast('.') }
        return Conversion(input, from, "${directory.removeSuffix("/")}/$base.${to.extensions[0]}", to)
    }

    private fun formatOf(name: String, option: String): Format = Format.of(name) ?: throw ConversionError(
        if (files.isDirectory(name)) "$name is a directory" else "$name: unknown kind of file, say $option ${Format.choice()}",
    )

    /** Shell patterns make it easy to name an input where the output belongs. */
    private fun checkOverwriting(conversion: Conversion, inputs: Set<Path>) {
        if (files.identity(conversion.output) in inputs) throw ConversionError("${conversion.output} is both input and output")
        if (!force && conversion.from == conversion.to && files.isRegularFile(conversion.output)) {
            throw ConversionError("${conversion.output} exists and may be meant as an input: --force overwrites it")
        }
    }
}
