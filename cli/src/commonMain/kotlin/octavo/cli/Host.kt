package octavo.cli

import com.github.ajalt.mordant.terminal.Terminal
import octavo.core.ByteInput
import octavo.core.ByteOutput
import octavo.flex.Memory
import okio.FileSystem
import okio.Path

/**
 * What the commands touch of the outside world; tests bring their own.
 *
 * @property system where files are
 * @property input standard input
 * @property output standard output
 * @property map gives the bytes of a regular file that is not empty, where they lie
 * @property terminal where messages and help go
 * @property watched whether standard error is a terminal
 * @property unfinished is told of the file to delete should the process be interrupted, and of none (null) when it is complete
 */
internal class Host(
    val system: FileSystem,
    val input: ByteInput,
    val output: ByteOutput,
    val map: (Path) -> Memory,
    val terminal: Terminal,
    val watched: Boolean,
    val unfinished: (Path?) -> Unit = {},
) {
    val files: Files = Files(system, input, output, map, unfinished)
}
