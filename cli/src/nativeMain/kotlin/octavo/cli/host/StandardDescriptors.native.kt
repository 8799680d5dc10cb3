@file:OptIn(kotlinx.cinterop.ExperimentalForeignApi::class)

package octavo.cli.host

import platform.posix.F_GETFD
import platform.posix.O_RDONLY
import platform.posix.O_WRONLY
import platform.posix.STDERR_FILENO
import platform.posix.STDIN_FILENO
import platform.posix.fcntl
import platform.posix.open

/**
 * Takes the numbers of those standard streams that are closed (`octavo ... 2>&-`), which a file that is opened would get, with all
 * that is said there. Reading and writing them fails as before.
 */
internal fun occupyStandardDescriptors() {
    for (number in STDIN_FILENO..STDERR_FILENO) {
        if (fcntl(number, F_GETFD) < 0) open("/dev/null", if (number == STDIN_FILENO) O_WRONLY else O_RDONLY)
    }
}
