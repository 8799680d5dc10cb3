package octavo.cli

import octavo.core.ByteInput
import octavo.flex.ArrayMemory
import octavo.flex.Flex
import octavo.flex.FlexOptions
import octavo.flex.Memory
import octavo.flex.json.JsonImport

/**
 * Reads the documents of files of any [Format] as flex messages.
 *
 * @property options how JSON is made into flex
 * @property watch sees each file before it is read
 */
internal class DocumentReader(
    private val files: Files,
    private val options: FlexOptions = FlexOptions(),
    private val watch: (name: String, input: ByteInput) -> ByteInput = { _, input -> input },
) {
    /** Passes each document of [name] to [action], which may find it wrong. */
    fun forEach(name: String, format: Format, action: (ByteArray) -> Unit): Unit = about(name) {
        when (format) {
            Format.JSON -> action(json(name))
            Format.FLEX -> action(files.read(name, watch))
            Format.JSONL -> open(name) { JsonImport(options, LIMITS).lines(it, action) }
            Format.FLEXL -> open(name) { stream -> forEachMessage(stream) { action(it.bytes.copyOf(it.end)) } }
        }
    }

    /** Takes short files as a whole, which is fastest; of any other only the message is held, not the text. */
    private fun json(name: String): ByteArray = files.open(name) { file, byteCount ->
        val input = watch(name, file)
        if (byteCount != null && byteCount <= MAX_WHOLE_BYTES) {
            Flex.fromJson(readAll(name, input, byteCount.toInt() + 1), options, LIMITS)
        } else {
            streamed(name, input)
        }
    }

    private fun streamed(name: String, input: ByteInput): ByteArray = try {
        Flex.build(options) { JsonImport(options, LIMITS).read(input, this) }
    } catch (_: IndexOutOfBoundsException) { // the builder's, when it cannot grow
        throw Trouble(name, "larger than 2 GiB as flex")
    }

    private fun open(name: String, block: (ByteInput) -> Unit): Unit = files.open(name) { input, _ -> block(watch(name, input)) }

    /** Returns the only document of [name]; unless [format] says what it is, its ending does, and anything unknown is taken for flex. */
    fun single(name: String, format: Format?): ByteArray {
        lateinit var document: ByteArray
        forEach(name, format ?: formatOfOne(name)) { document = it }
        return document
    }

    /** Returns the only document of [name], as [single] does, but where it lies when it is flex: only what is read of it is loaded. */
    fun view(name: String, format: Format?): Memory =
        if ((format ?: formatOfOne(name)) == Format.FLEX) files.view(name) else ArrayMemory(single(name, format))

    private fun formatOfOne(name: String): Format = (Format.of(name) ?: Format.FLEX).also {
        if (it.isStream) throw Trouble(name, "is a stream of documents, one is wanted")
    }

    private companion object {
        const val MAX_WHOLE_BYTES = 64L shl 20
    }
}
