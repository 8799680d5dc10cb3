package octavo.cli.host

import octavo.core.OctavoException

/** Ends a command with a line on standard error, naming the file [subject], and [exitCode]. */
internal class Trouble(
    subject: String,
    reason: String,
    val exitCode: Int = ExitCode.TROUBLE,
) : RuntimeException("$subject: $reason") {
    /** The line that tells the user. */
    val line: String get() = "octavo: $message".inOneLine()
}

/** What the exit codes of every command mean. */
internal object ExitCode {
    const val OK: Int = 0

    /** The data says no: malformed, missing or different. */
    const val NO: Int = 1

    /** Wrong usage, or I/O trouble. */
    const val TROUBLE: Int = 2
}

/** Runs [block] on data of the file [subject]; data that is not what it should be ends the command with exit code 1. */
internal inline fun <T> about(subject: String, block: () -> T): T = try {
    block()
} catch (e: OctavoException) {
    throw Trouble(subject, e.message.orEmpty(), ExitCode.NO)
}
