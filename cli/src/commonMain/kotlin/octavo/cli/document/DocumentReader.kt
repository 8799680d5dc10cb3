package octavo.cli.document

import octavo.cli.flex.LIMITS
import octavo.cli.flex.after
import octavo.cli.flex.forEachMessage
import octavo.cli.flex.madeAt
import octavo.cli.host.Files
import octavo.cli.host.Trouble
import octavo.cli.host.about
import octavo.cli.host.readAll
import octavo.cli.pack.PackImport
import octavo.cli.pack.Schemas
import octavo.cli.pack.forEachFrame
import octavo.cli.pack.messageOffset
import octavo.core.ByteInput
import octavo.core.MismatchException
import octavo.flex.ArrayMemory
import octavo.flex.Flex
import octavo.flex.FlexOptions
import octavo.flex.Memory
import octavo.flex.json.JsonImport
import octavo.frame.Frame
import octavo.frame.Wire
import octavo.pack.generic.GenericCoder

/**
 * Reads the documents of files of any [Format] as flex messages.
 *
 * @property schemas the schemas of pack messages
 * @property options how JSON and pack messages are made into flex
 * @property watch sees each file before it is read
 */
internal class DocumentReader(
    private val files: Files,
    private val schemas: Schemas,
    private val options: FlexOptions = FlexOptions(),
    private val watch: (name: String, input: ByteInput) -> ByteInput = { _, input -> input },
) {
    /** Passes each document of [name] to [action], which may find it wrong. */
    fun forEach(name: String, format: Format, action: (ByteArray) -> Unit): Unit = about(name) {
        when (format) {
            Format.JSON -> json(name).let { madeAt(-1) { action(it) } }
            Format.FLEX -> action(files.read(name, watch))
            Format.PACK -> pack(name).let { madeAt(-1) { action(it) } }
            Format.JSONL -> open(name) { lines(name, it, action) }
            Format.FLEXL -> open(name) { stream -> forEachMessage(stream) { action(it.bytes.copyOf(it.end)) } }
            Format.FRAMES -> open(name) { frames(name, it, action) }
        }
    }

    /** Says of what is wrong with a document in which text it is, since the offset is not known. */
    private fun lines(name: String, input: ByteInput, action: (ByteArray) -> Unit) {
        var count = 0L
        JsonImport(options, LIMITS).lines(input) { document ->
            count++
            about("$name, text $count") { madeAt(-1) { action(document) } }
        }
    }

    private fun pack(name: String): ByteArray {
        val import = PackImport(schemas.only(name), options)
        return files.read(name, watch).let { built(name) { import.flex(it) } }
    }

    private fun frames(name: String, input: ByteInput, action: (ByteArray) -> Unit) {
        val known = schemas.ofStream()
        val imports = HashMap<GenericCoder, PackImport>()
        forEachFrame(input) { frame ->
            val coder = known.coder(frame)
            when {
                known.learn(frame) -> {}
                frame.wire == Wire.FLEX -> after(frame.messageOffset) { action(frame.message) }
                coder == null -> throw MismatchException("a message whose schema is known", described(frame), frame.offset)
                else -> {
                    val import = imports.getOrPut(coder) { PackImport(coder, options) }
                    val document = after(frame.messageOffset) { built(name) { import.flex(frame.message) } }
                    madeAt(frame.messageOffset) { action(document) }
                }
            }
        }
    }

    private fun described(frame: Frame): String =
        "a ${frame.wire.name.lowercase()} message" + frame.fingerprint?.let { " of schema ${it.toHexString()}" }.orEmpty()

    /** Takes short files as a whole, which is fastest; of any other only the message is held, not the text. */
    private fun json(name: String): ByteArray = files.open(name) { file, byteCount ->
        val input = watch(name, file)
        if (byteCount != null && byteCount <= MAX_WHOLE_BYTES) {
            Flex.fromJson(readAll(name, input, byteCount.toInt() + 1), options, LIMITS)
        } else {
            streamed(name, input)
        }
    }

    private fun streamed(name: String, input: ByteInput): ByteArray =
        built(name) { Flex.build(options) { JsonImport(options, LIMITS).read(input, this) } }

    private inline fun built(name: String, build: () -> ByteArray): ByteArray = try {
        build()
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

    /** Passes the only document of [name], as [single] finds it, to [action]; flex where it lies, of which only what is read is loaded. */
    fun view(name: String, format: Format?, action: (Memory) -> Unit) {
        val known = format ?: formatOfOne(name)
        if (known == Format.FLEX) about(name) { action(files.view(name)) } else forEach(name, known) { action(ArrayMemory(it)) }
    }

    private fun formatOfOne(name: String): Format = (Format.of(name) ?: Format.FLEX).also {
        if (it.isStream) throw Trouble(name, "is a stream of documents, one is wanted")
    }

    private companion object {
        const val MAX_WHOLE_BYTES = 64L shl 20
    }
}
