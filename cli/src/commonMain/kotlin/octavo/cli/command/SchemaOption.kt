package octavo.cli.command

import com.github.ajalt.clikt.core.ParameterHolder
import com.github.ajalt.clikt.parameters.options.OptionCallTransformContext
import com.github.ajalt.clikt.parameters.options.OptionDelegate
import com.github.ajalt.clikt.parameters.options.convert
import com.github.ajalt.clikt.parameters.options.help
import com.github.ajalt.clikt.parameters.options.option
import com.github.ajalt.clikt.parameters.options.transformAll
import octavo.cli.host.Files
import octavo.cli.pack.Schemas
import octavo.core.MalformedException
import octavo.pack.schema.Schema
import octavo.pack.schema.parse

/** Makes the option for the schemas of pack messages. */
internal fun ParameterHolder.schemaOption(files: Files): OptionDelegate<Schemas> =
    option("--schema", metavar = "text|@file").convert { schemas(it, files) }.transformAll { Schemas(it.flatten()) }
        .help("a schema of pack messages, or a file of schemas, one a line; more than one for frames")

private fun OptionCallTransformContext.schemas(value: String, files: Files): List<Schema> {
    val lines = if (value.startsWith('@')) files.read(value.drop(1)).decodeToString().lines() else listOf(value)
    return lines.map { it.trim() }.filter { it.isNotEmpty() }.map { line ->
        try {
            Schema.parse(line)
        } catch (e: MalformedException) {
            fail(e.message.orEmpty())
        }
    }
}
