package octavo.cli.command

import com.github.ajalt.clikt.core.Context
import com.github.ajalt.clikt.output.MordantHelpFormatter
import com.github.ajalt.mordant.rendering.Whitespace
import com.github.ajalt.mordant.rendering.Widget
import com.github.ajalt.mordant.widgets.Text

/** Lays out help texts: defaults are shown, and examples keep their lines. */
internal class HelpText(context: Context) : MordantHelpFormatter(context, showDefaultValues = true) {
    override fun renderEpilog(epilog: String): Widget = Text(epilog, whitespace = Whitespace.PRE)
}
