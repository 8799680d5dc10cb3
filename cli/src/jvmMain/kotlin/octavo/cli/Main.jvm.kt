package octavo.cli

import com.github.ajalt.mordant.terminal.Terminal
import octavo.core.ByteInput
import octavo.core.ByteOutput
import okio.FileSystem
import java.io.FileDescriptor
import java.io.FileInputStream
import java.io.FileOutputStream
import java.io.IOException
import kotlin.system.exitProcess

/** Runs the octavo command. */
public fun main(arguments: Array<String>) {
    val terminal = Terminal(terminalInterface = Printing(Terminal().terminalInterface, StandardOutput, StandardError))
    val host = Host(
        Files(FileSystem.SYSTEM, StandardInput, StandardOutput, ::mapFile, ::createFile, Interruption::unfinished),
        StandardOutput,
        terminal,
        terminal.terminalInfo.outputInteractive,
    )
    exitProcess(run(arguments.asList(), host))
}

private object StandardInput : ByteInput {
    private val stream = FileInputStream(FileDescriptor.`in`)

    override fun read(target: ByteArray, start: Int, end: Int): Int = try {
        stream.read(target, start, end - start)
    } catch (e: IOException) {
        throw Trouble("standard input", e.message.orEmpty())
    }
}

private object StandardOutput : ByteOutput {
    private val stream = FileOutputStream(FileDescriptor.out)

    override fun write(source: ByteArray, start: Int, end: Int): Unit = try {
        stream.write(source, start, end - start)
    } catch (e: IOException) {
        throw if (e.message == "Broken pipe") ClosedOutput() else Trouble("standard output", e.message.orEmpty())
    }
}

/** Whoever does not listen misses what is said; the exit code stays. */
private object StandardError : ByteOutput {
    private val stream = FileOutputStream(FileDescriptor.err)

    override fun write(source: ByteArray, start: Int, end: Int): Unit = try {
        stream.write(source, start, end - start)
    } catch (_: IOException) {
    }
}
