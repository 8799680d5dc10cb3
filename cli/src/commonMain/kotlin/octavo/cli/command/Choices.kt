package octavo.cli.command

import com.github.ajalt.clikt.completion.CompletionCandidates
import com.github.ajalt.clikt.core.ParameterHolder
import com.github.ajalt.clikt.parameters.options.OptionWithValues
import com.github.ajalt.clikt.parameters.options.RawOption
import com.github.ajalt.clikt.parameters.options.default
import com.github.ajalt.clikt.parameters.options.flag
import com.github.ajalt.clikt.parameters.options.help
import com.github.ajalt.clikt.parameters.options.option
import com.github.ajalt.clikt.parameters.types.choice
import com.github.ajalt.clikt.parameters.types.enum
import octavo.cli.document.Format

/** What a shell offers where a file is wanted. */
internal val FILES: CompletionCandidates = CompletionCandidates.Path

/** What a file of one document may be. */
internal val SINGLE_DOCUMENTS: List<Format> = Format.entries.filter { !it.isStream }

/** Makes the option that says what files are. */
internal fun ParameterHolder.fromOption(choices: List<Format> = Format.entries): OptionWithValues<Format?, Format, Format> =
    option("--from").choice(choices.associateBy { it.extensions[0] }).help("what the inputs are, whatever their names say")

/** Makes the flag for numbers that JSON does not have. */
internal fun ParameterHolder.nonFiniteOption(): OptionWithValues<Boolean, Boolean, Boolean> =
    option("--non-finite-as-strings").flag().help("write NaN and the infinities, which JSON does not have, as strings")

/** Makes an option that takes the names of [E] in lower case. */
internal inline fun <reified E : Enum<E>> RawOption.oneOf(default: E): OptionWithValues<E, E, E> =
    enum<E> { it.name.lowercase() }.default(default, defaultForHelp = default.name.lowercase())
