package octavo.cli

import octavo.core.ByteInput
import octavo.core.ByteOutput
import octavo.flex.ArrayMemory
import octavo.flex.Memory
import okio.FileSystem
import okio.IOException
import okio.Path
import okio.Path.Companion.toPath
import okio.buffer
import okio.use
import kotlin.random.Random

/** The name that stands for standard input or standard output. */
internal const val STANDARD: String = "-"

/** Opens, reads and writes files by name; whatever fails becomes a [Trouble] that names the file. */
internal class Files(
    private val system: FileSystem,
    private val standardInput: ByteInput,
    private val standardOutput: ByteOutput,
    private val map: (Path) -> Memory,
    private val unfinished: (Path?) -> Unit,
) {
    /** Returns all bytes of [name], with a single read where its size is known; [watch] sees the file first. */
    fun read(name: String, watch: (String, ByteInput) -> ByteInput = { _, input -> input }): ByteArray = open(name) { input, byteCount ->
        val watched = watch(name, input)
        when {
            byteCount == null -> readAll(watched, INITIAL_BYTES)
            byteCount < Int.MAX_VALUE -> readAll(watched, byteCount.toInt() + 1)
            else -> throw Trouble(name, "larger than 2 GiB")
        }
    }

    /** Returns the bytes of [name] where they lie, of any number, or a copy of what cannot be mapped. */
    fun view(name: String): Memory =
        if (size(name) ?: 0 > 0) named(name) { map(name.toPath()) } else ArrayMemory(read(name))

    /** Passes [name] to [block] as a stream, with its size in bytes where that is known. */
    fun <T> open(name: String, block: (ByteInput, Long?) -> T): T {
        if (name == STANDARD) return block(standardInput, null)
        val path = name.toPath()
        val metadata = named(name) { system.metadata(path) }
        if (metadata.isDirectory) throw Trouble(name, "is a directory")
        return if (metadata.isRegularFile) openFile(name, path, block) else openStream(name, path, block)
    }

    private fun <T> openFile(name: String, path: Path, block: (ByteInput, Long?) -> T): T {
        val file = named(name) { system.openReadOnly(path) }
        var position = 0L
        return file.use {
            val input = ByteInput { target, start, end ->
                named(name) { file.read(position, target, start, end - start) }.also { position += it.coerceAtLeast(0) }
            }
            block(input, named(name) { file.size() })
        }
    }

    private fun <T> openStream(name: String, path: Path, block: (ByteInput, Long?) -> T): T =
        named(name) { system.source(path).buffer() }.use { source ->
            block({ target, start, end -> named(name) { source.read(target, start, end - start) } }, null)
        }

    /**
     * Lets [block] write [name]. A file appears under its name only when it is complete; a failure leaves what was
     * there before.
     */
    fun write(name: String, block: (ByteOutput) -> Unit) {
        if (name == STANDARD) return block(standardOutput)
        val metadata = named(name) { system.metadataOrNull(name.toPath()) }
        when {
            metadata == null -> replace(name, name.toPath(), block)
            metadata.isDirectory -> throw Trouble(name, "is a directory")
            metadata.isRegularFile -> replace(name, named(name) { system.canonicalize(name.toPath()) }, block)
            else -> writeStream(name, block)
        }
    }

    private fun replace(name: String, path: Path, block: (ByteOutput) -> Unit) {
        val temporaryName = ".${path.name}.${Random.nextInt(0, Int.MAX_VALUE).toString(radix = 36)}"
        val temporary = path.parent?.div(temporaryName) ?: temporaryName.toPath()
        unfinished(temporary)
        try {
            writeFile(name, temporary, block)
            named(name) { system.atomicMove(temporary, path) }
        } catch (e: Throwable) {
            system.delete(temporary, mustExist = false)
            throw e
        } finally {
            unfinished(null)
        }
    }

    private fun writeFile(name: String, path: Path, block: (ByteOutput) -> Unit) {
        var position = 0L
        named(name) { system.openReadWrite(path, mustCreate = true) }.use { file ->
            block { source, start, end ->
                named(name) { file.write(position, source, start, end - start) }
                position += end - start
            }
        }
    }

    private fun writeStream(name: String, block: (ByteOutput) -> Unit): Unit =
        named(name) { system.sink(name.toPath()).buffer() }.use { sink ->
            block { source, start, end -> named(name) { sink.write(source, start, end - start) } }
        }

    /** Says whether both names lead to the same file. */
    fun same(one: String, other: String): Boolean = one != STANDARD && other != STANDARD &&
        system.exists(one.toPath()) && system.exists(other.toPath()) &&
        named(one) { system.canonicalize(one.toPath()) == system.canonicalize(other.toPath()) }

    /** Returns the size of [name] in bytes, or null when it has none or cannot be asked. */
    fun size(name: String): Long? =
        if (name == STANDARD) null else system.metadataOrNull(name.toPath())?.takeIf { it.isRegularFile }?.size

    fun exists(name: String): Boolean = name != STANDARD && system.exists(name.toPath())

    fun isDirectory(name: String): Boolean = name != STANDARD && system.metadataOrNull(name.toPath())?.isDirectory == true

    private inline fun <T> named(name: String, block: () -> T): T = try {
        block()
    } catch (e: okio.FileNotFoundException) {
        throw Trouble(name, "no such file or directory")
    } catch (e: IOException) {
        throw Trouble(name, e.message ?: "I/O error")
    }
}

private const val INITIAL_BYTES = 64 * 1024

/** Returns all bytes of [input]; [expectedByteCount] is a guess, best one more than their number. */
internal fun readAll(input: ByteInput, expectedByteCount: Int): ByteArray {
    var bytes = ByteArray(expectedByteCount)
    var end = 0
    while (true) {
        if (end == bytes.size) bytes = bytes.copyOf(bytes.size * 2)
        val count = input.read(bytes, end, bytes.size)
        if (count < 0) return if (end == bytes.size) bytes else bytes.copyOf(end)
        end += count
    }
}
