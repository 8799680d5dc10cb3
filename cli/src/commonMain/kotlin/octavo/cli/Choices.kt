package octavo.cli

import com.github.ajalt.clikt.completion.CompletionCandidates
import com.github.ajalt.clikt.parameters.options.OptionWithValues
import com.github.ajalt.clikt.parameters.options.RawOption
import com.github.ajalt.clikt.parameters.options.default
import com.github.ajalt.clikt.parameters.types.enum

/** What a shell offers where a file is wanted. */
internal val FILES: CompletionCandidates = CompletionCandidates.Path

/** Makes an option that takes the names of [E] in lower case. */
internal inline fun <reified E : Enum<E>> RawOption.oneOf(default: E): OptionWithValues<E, E, E> =
    enum<E> { it.name.lowercase() }.default(default, defaultForHelp = default.name.lowercase())
