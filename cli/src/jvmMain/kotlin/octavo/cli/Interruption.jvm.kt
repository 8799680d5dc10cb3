package octavo.cli

import okio.FileSystem
import okio.Path

/** Deletes the file that is being written when a signal ends the process. */
internal object Interruption {
    @Volatile
    private var path: Path? = null

    init {
        Runtime.getRuntime().addShutdownHook(Thread { path?.let { FileSystem.SYSTEM.delete(it, mustExist = false) } })
    }

    fun unfinished(path: Path?) {
        this.path = path
    }
}
