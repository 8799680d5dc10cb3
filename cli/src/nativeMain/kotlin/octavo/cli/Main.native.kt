@file:OptIn(kotlinx.cinterop.ExperimentalForeignApi::class)

package octavo.cli

import com.github.ajalt.mordant.terminal.Terminal
import kotlinx.cinterop.addressOf
import kotlinx.cinterop.convert
import kotlinx.cinterop.toKString
import kotlinx.cinterop.usePinned
import octavo.core.ByteInput
import octavo.core.ByteOutput
import okio.FileSystem
import platform.posix.EINTR
import platform.posix.EPIPE
import platform.posix.STDERR_FILENO
import platform.posix.STDIN_FILENO
import platform.posix.STDOUT_FILENO
import platform.posix.errno
import platform.posix.isatty
import platform.posix.read
import platform.posix.strerror
import platform.posix.write
import kotlin.system.exitProcess

/** Runs the octavo command. */
public fun main(arguments: Array<String>) {
    val host = Host(
        FileSystem.SYSTEM,
        StandardInput,
        StandardOutput,
        ::mapFile,
        Terminal(),
        isatty(STDERR_FILENO) != 0,
        Interruption::unfinished,
    )
    exitProcess(run(arguments.asList(), host))
}

private object StandardInput : ByteInput {
    override fun read(target: ByteArray, start: Int, end: Int): Int = target.usePinned { pinned ->
        val count = retried("standard input") { read(STDIN_FILENO, pinned.addressOf(start), (end - start).convert()) }
        if (count == 0) -1 else count
    }
}

private object StandardOutput : ByteOutput {
    override fun write(source: ByteArray, start: Int, end: Int) {
        if (start == end) return
        source.usePinned { pinned ->
            var from = start
            while (from < end) {
                from += retried("standard output") { write(STDOUT_FILENO, pinned.addressOf(from), (end - from).convert()) }
            }
        }
    }
}

/** Repeats [call] while signals interrupt it. */
private inline fun retried(name: String, call: () -> Long): Int {
    while (true) {
        val result = call()
        when {
            result >= 0 -> return result.toInt()
            errno == EPIPE -> throw ClosedOutput()
            errno != EINTR -> throw Trouble(name, strerror(errno)?.toKString() ?: "error $errno")
        }
    }
}
