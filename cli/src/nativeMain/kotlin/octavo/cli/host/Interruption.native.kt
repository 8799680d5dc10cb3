@file:OptIn(kotlinx.cinterop.ExperimentalForeignApi::class)

package octavo.cli.host

import kotlinx.cinterop.ByteVar
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.staticCFunction
import okio.Path
import platform.posix.SIGABRT
import platform.posix.SIGHUP
import platform.posix.SIGINT
import platform.posix.SIGPIPE
import platform.posix.SIGQUIT
import platform.posix.SIGTERM
import platform.posix.SIGXCPU
import platform.posix.SIGXFSZ
import platform.posix.SIG_DFL
import platform.posix.SIG_IGN
import platform.posix.free
import platform.posix.raise
import platform.posix.signal
import platform.posix.strdup
import platform.posix.unlink
import kotlin.concurrent.Volatile

/** Deletes the file that is being written when a signal ends the process: also the run time's own, when memory is used up. */
internal object Interruption {
    init {
        for (number in listOf(SIGABRT, SIGHUP, SIGINT, SIGPIPE, SIGQUIT, SIGTERM, SIGXCPU, SIGXFSZ)) {
            val before = signal(number, staticCFunction(::deleteAndEnd))
            if (before == SIG_IGN) signal(number, SIG_IGN) // nohup
        }
    }

    fun unfinished(path: Path?) {
        val before = unfinishedPath
        unfinishedPath = path?.let { strdup(it.toString()) }
        free(before)
    }
}

/** In C memory, as a signal handler can use nothing that may be collected or locked. */
@Volatile
private var unfinishedPath: CPointer<ByteVar>? = null

/** Ends the process as the signal [number] would have; the signal waits until this handler returns. */
private fun deleteAndEnd(number: Int) {
    unfinishedPath?.let(::unlink)
    signal(number, SIG_DFL)
    raise(number)
}
