package octavo.cli.document

import octavo.cli.flex.writeMessage
import octavo.cli.host.BufferedOutput
import octavo.cli.pack.PackExport
import octavo.core.ByteOutput
import octavo.flex.Flex
import octavo.flex.json.JsonExport
import octavo.frame.Frame
import octavo.frame.FrameWriter
import octavo.frame.Wire
import octavo.pack.evolve.schemaFrame
import octavo.pack.schema.fingerprint

/** Writes flex messages to [output] as documents of [format]: [export] makes JSON of them, and [packing] messages of pack. */
internal class DocumentWriter(
    private val format: Format,
    output: ByteOutput,
    private val export: JsonExport,
    private val packing: PackExport?,
) : AutoCloseable {
    private val output = BufferedOutput(output)
    private val frames = FrameWriter(this.output)
    private val fingerprint = packing?.schema?.fingerprint()

    /** How many documents there were. */
    var count: Int = 0
        private set

    /** Begins a stream of frames with the schema of its messages. */
    fun writeSchema(): Unit = frames.write(schemaFrame(checkNotNull(packing).schema))

    fun write(message: ByteArray) {
        count++
        when (format) {
            Format.FLEX -> output.write(message, 0, message.size)
            Format.FLEXL -> output.writeMessage(message)
            Format.PACK -> checkNotNull(packing).pack(message).let { output.write(it, 0, it.size) }
            Format.FRAMES -> frames.write(frame(message))
            Format.JSON, Format.JSONL -> {
                export.export(Flex.read(message), output)
                output.endLine()
            }
        }
        output.mark()
    }

    private fun frame(message: ByteArray): Frame =
        if (packing == null) Frame(Wire.FLEX, message) else Frame(Wire.PACK, packing.pack(message), fingerprint)

    /** Writes what is left of whole documents: an error in a later one does not take them back. */
    override fun close() {
        output.reset()
        output.flush()
    }
}
