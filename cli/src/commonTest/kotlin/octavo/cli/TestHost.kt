package octavo.cli

import com.github.ajalt.mordant.rendering.AnsiLevel
import com.github.ajalt.mordant.terminal.Terminal
import com.github.ajalt.mordant.terminal.TerminalRecorder
import octavo.cli.host.BufferedOutput
import octavo.cli.host.FileOutput
import octavo.cli.host.Files
import octavo.cli.host.Host
import octavo.core.ByteInput
import octavo.core.ByteOutput
import octavo.flex.ArrayMemory
import okio.Buffer
import okio.FileHandle
import okio.Path.Companion.toPath
import okio.fakefilesystem.FakeFileSystem

/** A machine of its own: files in memory, [input] on standard input, both outputs recorded. */
internal class TestHost(input: ByteArray = ByteArray(0), isShown: Boolean = false, watched: Boolean = false) {
    val system = FakeFileSystem().apply {
        createDirectories("/home".toPath())
        workingDirectory = "/home".toPath()
    }
    private val recorder = TerminalRecorder(AnsiLevel.NONE, width = 100)
    private val standardInput = Buffer().write(input)
    private val standardOutput = Buffer()

    private val standardBytes = ByteOutput { source, start, end -> standardOutput.write(source, start, end - start) }
    private val files = Files(
        system,
        inputOf(standardInput),
        standardBytes,
        { ArrayMemory(system.read(it) { readByteArray() }) },
        { path, _ -> NewFile(system.openReadWrite(path, mustCreate = true)) },
        {},
    )
    val host = Host(files, standardBytes, isShown, Terminal(terminalInterface = recorder), watched)

    /** What went to standard output, text as well as data, and is taken away by asking. */
    val output: String get() = standardOutput.readUtf8() + recorder.stdout()

    /** What went to standard error so far. */
    val errors: String get() = recorder.stderr()

    fun octavo(vararg arguments: String): Int = run(arguments.asList(), host)

    fun write(name: String, text: String): Unit = write(name, text.encodeToByteArray())

    fun write(name: String, bytes: ByteArray): Unit = system.write(name.toPath()) { write(bytes) }

    fun read(name: String): ByteArray = system.read(name.toPath()) { readByteArray() }

    fun readText(name: String): String = read(name).decodeToString()

    fun names(): List<String> = system.list("/home".toPath()).map { it.name }.sorted()
}

private class NewFile(private val file: FileHandle) : FileOutput {
    override fun write(source: ByteArray, start: Int, end: Int): Unit = file.write(file.size(), source, start, end - start)

    override fun close(): Unit = file.close()
}

/** A stream that hands out one byte at a time when told to be [slow]. */
internal fun inputOf(buffer: Buffer, slow: Boolean = false): ByteInput = ByteInput { target, start, end ->
    buffer.read(target, start, if (slow) 1 else end - start)
}

/** Returns what [block] writes. */
internal fun textOf(block: (BufferedOutput) -> Unit): String {
    val buffer = Buffer()
    BufferedOutput { source, start, end -> buffer.write(source, start, end - start) }.use(block)
    return buffer.readUtf8()
}
