package octavo.cli.host

import octavo.core.ByteInput
import octavo.core.ByteOutput
import octavo.flex.ArrayMemory
import octavo.flex.Memory
import okio.FileMetadata
import okio.FileSystem
import okio.IOException
import okio.Path
import okio.Path.Companion.toPath
import okio.buffer
import okio.use
import kotlin.random.Random

/** The name that stands for standard input or standard output. */
internal const val STANDARD: String = "-"

/**
 * Opens, reads and writes files by name; whatever fails becomes a [Trouble] that names the file. Symbolic links are followed.
 *
 * @property map gives the bytes of a regular file that is not empty, where they lie
 * @property create makes a new file, with the permissions of another one if there is one to replace
 * @property unfinished is told of the file to delete should the process be interrupted, and of none (null) when it is complete
 */
internal class Files(
    private val system: FileSystem,
    private val standardInput: ByteInput,
    private val standardOutput: ByteOutput,
    private val map: (Path) -> Memory,
    private val create: (path: Path, like: Path?) -> FileOutput,
    private val unfinished: (Path?) -> Unit,
) {
    private var isStandardInputTaken = false

    /** Returns all bytes of [name], with a single read where its size is known; [watch] sees the file first. */
    fun read(name: String, watch: (String, ByteInput) -> ByteInput = { _, input -> input }): ByteArray = open(name) { input, byteCount ->
        val watched = watch(name, input)
        when {
            byteCount == null -> readAll(name, watched, INITIAL_BYTES)
            byteCount < MOST_BYTES -> readAll(name, watched, byteCount.toInt() + 1)
            else -> throw tooLarge(name)
        }
    }

    /** Returns the bytes of [name] where they lie, of any number, or a copy of what cannot be mapped. */
    fun view(name: String): Memory =
        if (size(name) ?: 0 > 0) named(name) { map(pathOf(name)) } else ArrayMemory(read(name))

    /** Passes [name] to [block] as a stream, with its size in bytes where that is known. */
    fun <T> open(name: String, block: (ByteInput, Long?) -> T): T {
        if (name == STANDARD) return openStandard(block)
        val metadata = metadata(name) ?: throw Trouble(name, NO_SUCH_FILE)
        if (metadata.isDirectory) throw Trouble(name, "is a directory")
        return if (metadata.isRegularFile) openFile(name, block) else openStream(name, block)
    }

    private fun <T> openStandard(block: (ByteInput, Long?) -> T): T {
        if (isStandardInputTaken) throw Trouble(STANDARD, "standard input is there only once")
        isStandardInputTaken = true
        return block(standardInput, null)
    }

    private fun <T> openFile(name: String, block: (ByteInput, Long?) -> T): T {
        val file = named(name) { system.openReadOnly(pathOf(name)) }
        var position = 0L
        return file.use {
            val input = ByteInput { target, start, end ->
                named(name) { file.read(position, target, start, end - start) }.also { position += it.coerceAtLeast(0) }
            }
            block(input, named(name) { file.size() })
        }
    }

    private fun <T> openStream(name: String, block: (ByteInput, Long?) -> T): T =
        named(name) { system.source(pathOf(name)).buffer() }.use { source ->
            block({ target, start, end -> named(name) { source.read(target, start, end - start) } }, null)
        }

    /**
     * Lets [block] write [name]. A file appears under its name only when it is complete; a failure leaves what was
     * there before.
     */
    fun write(name: String, block: (ByteOutput) -> Unit) {
        if (name == STANDARD) return block(standardOutput)
        val metadata = metadata(name)
        when {
            metadata == null -> replace(name, pathOf(name), like = null, block)
            metadata.isDirectory -> throw Trouble(name, "is a directory")
            metadata.isRegularFile -> resolved(name).let { replace(name, it, like = it, block) }
            else -> writeStream(name, block)
        }
    }

    private fun replace(name: String, path: Path, like: Path?, block: (ByteOutput) -> Unit) {
        val folder = "$path".substringBeforeLast('/', ".") // of C:new.flex, too, which Okio has on a drive of Windows
        val temporary = "$folder/.octavo.${Random.nextInt(0, Int.MAX_VALUE).toString(radix = 36)}".toPath()
        unfinished(temporary)
        try {
            named(name) {
                create(temporary, like).use { file -> block { source, start, end -> named(name) { file.write(source, start, end) } } }
            }
            named(name) { system.atomicMove(temporary, path) }
        } catch (e: Throwable) {
            system.delete(temporary, mustExist = false)
            throw e
        } finally {
            unfinished(null)
        }
    }

    /** Writes a pipe or a device, which may fail only when it is closed. */
    private fun writeStream(name: String, block: (ByteOutput) -> Unit): Unit = named(name) {
        system.sink(pathOf(name)).buffer().use { sink ->
            block { source, start, end -> named(name) { sink.write(source, start, end - start) } }
        }
    }

    /** Returns what all names of one file have in common, or null when nothing is there. */
    fun identity(name: String): Path? = known(name)?.let { resolved(name) }

    /** Returns the size of [name] in bytes, or null when it has none. */
    fun size(name: String): Long? = known(name)?.takeIf { it.isRegularFile }?.size

    fun isRegularFile(name: String): Boolean = known(name)?.isRegularFile == true

    /** Makes the directory [name], where nothing has that name. */
    fun createDirectory(name: String): Unit = named(name) { system.createDirectory(pathOf(name)) }

    fun isDirectory(name: String): Boolean = known(name)?.isDirectory == true

    /** Returns what is known of [name], of what cannot be reached nothing: who opens it is told why. */
    private fun known(name: String): FileMetadata? = try {
        metadata(name)
    } catch (_: Trouble) {
        null
    }

    /** Returns what is known of [name], or null when nothing is there: standard input and output are nowhere, and so is the empty name. */
    private fun metadata(name: String): FileMetadata? =
        if (name == STANDARD || name.isEmpty()) null else named(name) { system.metadataOrNull(resolved(name)) }

    /** Follows symbolic links as far as they have names: `/dev/stdin` leads to pipes, too. */
    private fun resolved(name: String): Path = named(name) {
        val path = pathOf(name)
        if (system.metadataOrNull(path) == null) return path
        try {
            system.canonicalize(path)
        } catch (_: okio.FileNotFoundException) {
            path
        }
    }

    /** Okio takes a backslash for a slash, which leads to another file. */
    private fun pathOf(name: String): Path =
        if ('\\' in name) throw Trouble(name, "names with a backslash are not supported") else name.toPath()

    private inline fun <T> named(name: String, block: () -> T): T = try {
        block()
    } catch (e: okio.FileNotFoundException) {
        throw Trouble(name, NO_SUCH_FILE)
    } catch (e: IOException) {
        throw Trouble(name, e.message ?: "I/O error")
    }

    private companion object {
        const val NO_SUCH_FILE = "no such file or directory"
    }
}

/** A file that is being written. */
internal interface FileOutput :
    ByteOutput,
    AutoCloseable

private const val INITIAL_BYTES = 64 * 1024

/** What an array holds on every platform. */
internal const val MOST_BYTES = Int.MAX_VALUE - 8

private fun tooLarge(name: String) = Trouble(name, "larger than 2 GiB")

/** Returns all bytes of [input], fewer than [most]; [expectedByteCount] is a guess, best one more than their number. */
internal fun readAll(name: String, input: ByteInput, expectedByteCount: Int, most: Int = MOST_BYTES): ByteArray {
    var bytes = ByteArray(expectedByteCount)
    var end = 0
    while (true) {
        if (end == most) throw tooLarge(name)
        if (end == bytes.size) bytes = bytes.copyOf(minOf(bytes.size * 2L, most.toLong()).toInt())
        val count = input.read(bytes, end, bytes.size)
        if (count < 0) return if (end == bytes.size) bytes else bytes.copyOf(end)
        end += count
    }
}
