package octavo.cli.host

import com.github.ajalt.mordant.terminal.Terminal
import octavo.core.ByteOutput

/**
 * What the commands touch of the outside world; tests bring their own.
 *
 * @property output standard output
 * @property isShown whether standard output is a terminal
 * @property files opens, reads and writes files
 * @property terminal where messages and help go
 * @property watched whether standard error is a terminal
 */
internal class Host(
    val files: Files,
    val output: ByteOutput,
    val isShown: Boolean,
    val terminal: Terminal,
    val watched: Boolean,
)
