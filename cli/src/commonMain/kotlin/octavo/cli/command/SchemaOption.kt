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
    if (!value.startsWith('@')) return listOf(schema(value))
    val lines = files.read(value.drop(1)).decodeToString().removePrefix(BYTE_ORDER_MARK).lines()
    val schemas = lines.mapIndexedNotNull { index, line -> if (line.isBlank()) null else schema(line.trim(), "line ${index + 1} is ") }
    if (schemas.isEmpty()) fail("there is none in ${value.drop(1)}")
    return schemas
}

private fun OptionCallTransformContext.schema(text: String, subject: String = ""): Schema = try {
    Schema.parse(text)
} catch (e: MalformedException) {
    fail(subject + e.message)
}

/** Some editors begin a file with it. */
private const val BYTE_ORDER_MARK = "\uFEFF"
