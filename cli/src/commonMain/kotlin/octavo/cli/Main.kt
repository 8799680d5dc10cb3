package octavo.cli

import com.github.ajalt.clikt.core.CliktError
import com.github.ajalt.clikt.core.MultiUsageError
import com.github.ajalt.clikt.core.PrintHelpMessage
import com.github.ajalt.clikt.core.UsageError
import com.github.ajalt.clikt.core.parse
import com.github.ajalt.clikt.output.ParameterFormatter
import octavo.cli.host.ClosedOutput
import octavo.cli.host.ExitCode
import octavo.cli.host.Host
import octavo.cli.host.Trouble
import octavo.cli.host.inOneLine

/** Runs one command line on [host] and returns the exit code of the process. */
internal fun run(arguments: List<String>, host: Host): Int {
    val octavo = Octavo(host)
    return try {
        run(octavo, arguments)
    } catch (e: Trouble) {
        octavo.echo(e.line, err = true)
        e.exitCode
    } catch (_: ClosedOutput) {
        ExitCode.OK
    }
}

private fun run(octavo: Octavo, arguments: List<String>): Int = try {
    octavo.parse(octavo.heeded(arguments))
    ExitCode.OK
} catch (e: UsageError) {
    octavo.echo(usageMessage(e), err = true)
    ExitCode.TROUBLE
} catch (e: PrintHelpMessage) {
    octavo.echo(octavo.getFormattedHelp(e), err = e.error)
    if (e.error) ExitCode.TROUBLE else ExitCode.OK
} catch (e: CliktError) {
    octavo.echoFormattedHelp(e)
    e.statusCode
}

/** What of [arguments] counts: nothing behind a word that is no command, or Clikt would say that all of them are too many, and not why. */
private fun Octavo.heeded(arguments: List<String>): List<String> {
    val first = arguments.firstOrNull() ?: return arguments
    return if (first.startsWith("-") || first in registeredSubcommandNames()) arguments else listOf(first)
}

private fun usageMessage(e: UsageError): String {
    val errors = (e as? MultiUsageError)?.errors ?: listOf(e)
    val context = errors[0].context ?: return "octavo: ${e.message}".inOneLine()
    val lines = errors.map { "octavo: ${it.formatMessage(context.localization, ParameterFormatter.Plain)}".inOneLine() }
    return (lines + "Try '${context.commandNameWithParents().joinToString(" ")} --help'.").joinToString("\n")
}
