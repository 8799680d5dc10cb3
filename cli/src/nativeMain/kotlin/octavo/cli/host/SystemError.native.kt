@file:OptIn(kotlinx.cinterop.ExperimentalForeignApi::class)

package octavo.cli.host

import kotlinx.cinterop.toKString
import okio.FileNotFoundException
import okio.IOException
import platform.posix.EINTR
import platform.posix.ENOENT
import platform.posix.errno
import platform.posix.strerror

/** Returns why the last call of the system failed. */
internal fun systemError(): IOException {
    val reason = strerror(errno)?.toKString() ?: "error $errno"
    return if (errno == ENOENT) FileNotFoundException(reason) else IOException(reason)
}

/** Repeats [call] while signals interrupt it; throws [IOException] when it fails. */
internal inline fun retried(call: () -> Long): Int {
    while (true) {
        val result = call()
        if (result >= 0) return result.toInt()
        if (errno != EINTR) throw systemError()
    }
}
