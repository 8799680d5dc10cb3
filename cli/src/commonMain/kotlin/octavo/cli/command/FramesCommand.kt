package octavo.cli.command

import com.github.ajalt.clikt.core.CliktCommand
import com.github.ajalt.clikt.core.Context
import com.github.ajalt.clikt.parameters.arguments.argument
import com.github.ajalt.clikt.parameters.arguments.help
import octavo.cli.host.BufferedOutput
import octavo.cli.host.Host
import octavo.cli.host.about
import octavo.cli.host.inOneLine
import octavo.cli.pack.forEachFrame
import octavo.core.ByteInput
import octavo.core.MalformedException
import octavo.frame.Frame
import octavo.pack.evolve.schemaText

internal class FramesCommand(private val host: Host) : CliktCommand("frames") {
    private val name by argument("file", completionCandidates = FILES).help("a stream of frames, of any length; - is standard input")

    override fun help(context: Context): String =
        "Lists the frames of a stream, a line each, whatever their messages are. Exit code 1, behind those before it, if one is malformed."

    override fun helpEpilog(context: Context): String = examples(
        "octavo frames orders.frames" to "each with its schema's fingerprint",
        "octavo convert orders.frames -" to "their messages as JSON lines",
    )

    override fun run() {
        BufferedOutput(host.output).use { output ->
            output.line("   frame       offset  wire   fingerprint            bytes  checksum")
            about(name) { host.files.open(name) { input, _ -> list(input, output) } }
        }
    }

    private fun list(input: ByteInput, output: BufferedOutput) {
        var number = 0L
        forEachFrame(input) { output.line(line(++number, it)) }
    }

    private fun line(number: Long, frame: Frame): String = listOf(
        "$number".padStart(8),
        "${frame.offset}".padStart(11),
        frame.wire.name.lowercase().padEnd(5),
        (frame.fingerprint?.toHexString() ?: "-").padEnd(FINGERPRINT_CHARS),
        "${frame.message.size}".padStart(10),
        if (frame.hasChecksum) "ok" else "none",
    ).joinToString("  ") + schema(frame)

    /** The schema that the frame carries; what is wrong with that is no fault of the stream. */
    private fun schema(frame: Frame): String = try {
        frame.schemaText()?.let { "  $it".inOneLine() }.orEmpty()
    } catch (e: MalformedException) {
        "  schema ${e.message}"
    }

    private companion object {
        const val FINGERPRINT_CHARS = 16
    }
}
