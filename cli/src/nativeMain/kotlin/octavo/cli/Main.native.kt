@file:OptIn(kotlinx.cinterop.ExperimentalForeignApi::class)

package octavo.cli

import com.github.ajalt.mordant.terminal.Terminal
import kotlinx.cinterop.addressOf
import kotlinx.cinterop.convert
import kotlinx.cinterop.usePinned
import octavo.cli.host.ClosedOutput
import octavo.cli.host.Descriptor
import octavo.cli.host.Files
import octavo.cli.host.Host
import octavo.cli.host.Interruption
import octavo.cli.host.Trouble
import octavo.cli.host.createFile
import octavo.cli.host.mapFile
import octavo.cli.host.occupyStandardDescriptors
import octavo.cli.host.retried
import octavo.cli.view.Printing
import octavo.core.ByteInput
import octavo.core.ByteOutput
import okio.FileSystem
import okio.IOException
import platform.posix.EPIPE
import platform.posix.STDERR_FILENO
import platform.posix.STDIN_FILENO
import platform.posix.STDOUT_FILENO
import platform.posix.errno
import platform.posix.isatty
import platform.posix.read
import kotlin.system.exitProcess

/** Runs the octavo command. */
public fun main(arguments: Array<String>) {
    occupyStandardDescriptors()
    val host = Host(
        Files(FileSystem.SYSTEM, StandardInput, StandardOutput, ::mapFile, ::createFile, Interruption::unfinished),
        StandardOutput,
        isatty(STDOUT_FILENO) != 0,
        Terminal(terminalInterface = Printing(Terminal().terminalInterface, StandardOutput, StandardError)),
        isatty(STDERR_FILENO) != 0,
    )
    exitProcess(run(arguments.asList(), host))
}

private object StandardInput : ByteInput {
    override fun read(target: ByteArray, start: Int, end: Int): Int = target.usePinned { pinned ->
        val count = try {
            retried { read(STDIN_FILENO, pinned.addressOf(start), (end - start).convert()) }
        } catch (e: IOException) {
            throw Trouble("standard input", e.message.orEmpty())
        }
        if (count == 0) -1 else count
    }
}

private object StandardOutput : ByteOutput {
    private val descriptor = Descriptor(STDOUT_FILENO)

    override fun write(source: ByteArray, start: Int, end: Int): Unit = try {
        descriptor.write(source, start, end)
    } catch (e: IOException) {
        throw if (errno == EPIPE) ClosedOutput() else Trouble("standard output", e.message.orEmpty())
    }
}

/** Whoever does not listen misses what is said; the exit code stays. */
private object StandardError : ByteOutput {
    private val descriptor = Descriptor(STDERR_FILENO)

    override fun write(source: ByteArray, start: Int, end: Int): Unit = try {
        descriptor.write(source, start, end)
    } catch (_: IOException) {
    }
}
