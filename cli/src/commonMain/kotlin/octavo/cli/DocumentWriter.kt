package octavo.cli

import octavo.core.ByteOutput
import octavo.flex.Flex
import octavo.flex.json.JsonExport

/** Writes flex messages to [output] as documents of [format]. */
internal class DocumentWriter(private val format: Format, output: ByteOutput, private val export: JsonExport) : AutoCloseable {
    private val output = BufferedOutput(output)

    /** How many documents there were. */
    var count: Int = 0
        private set

    fun write(message: ByteArray) {
        count++
        when (format) {
            Format.FLEX -> output.write(message, 0, message.size)
            Format.FLEXL -> output.writeMessage(message)
            Format.JSON, Format.JSONL -> {
                export.export(Flex.read(message), output)
                output.endLine()
            }
        }
        output.mark()
    }

    /** Writes what is left of whole documents: an error in a later one does not take them back. */
    override fun close() {
        output.reset()
        output.flush()
    }
}
