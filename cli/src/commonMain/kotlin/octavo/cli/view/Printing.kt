package octavo.cli.view

import com.github.ajalt.mordant.terminal.PrintRequest
import com.github.ajalt.mordant.terminal.TerminalInterface
import octavo.core.ByteOutput

/** Prints through [output] and [errors], which take any text as it is and say what fails; in all else it is [terminal]. */
internal class Printing(
    private val terminal: TerminalInterface,
    private val output: ByteOutput,
    private val errors: ByteOutput,
) : TerminalInterface by terminal {
    override fun completePrintRequest(request: PrintRequest) {
        val text = if (request.trailingLinebreak) request.text + "\n" else request.text
        val utf8 = text.encodeToByteArray()
        (if (request.stderr) errors else output).write(utf8, 0, utf8.size)
    }
}
