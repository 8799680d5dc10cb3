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
    val output = standardOutput()
    val host = Host(
        Files(FileSystem.SYSTEM, standardInput(), output, ::mapFile, ::createFile, Interruption::unfinished),
        output,
        Terminal(),
        System.console() != null,
    )
    exitProcess(run(arguments.asList(), host))
}

private fun standardInput(): ByteInput {
    val stream = FileInputStream(FileDescriptor.`in`)
    return ByteInput { target, start, end -> stream.read(target, start, end - start) }
}

private fun standardOutput(): ByteOutput {
    val stream = FileOutputStream(FileDescriptor.out)
    return ByteOutput { source, start, end ->
        try {
            stream.write(source, start, end - start)
        } catch (_: IOException) {
            throw ClosedOutput()
        }
    }
}
