@file:OptIn(kotlinx.cinterop.ExperimentalForeignApi::class)

package octavo.cli.host

import kotlinx.cinterop.reinterpret
import octavo.flex.Memory
import octavo.flex.PointerMemory
import okio.Path
import platform.posix.MAP_FAILED
import platform.posix.MAP_PRIVATE
import platform.posix.O_RDONLY
import platform.posix.PROT_READ
import platform.posix.SEEK_END
import platform.posix.close
import platform.posix.lseek
import platform.posix.mmap
import platform.posix.open

/** Maps the file at [path] for as long as the process runs: only what is read of it is loaded. */
internal fun mapFile(path: Path): Memory {
    val file = open("$path", O_RDONLY)
    if (file < 0) throw systemError()
    try {
        val size = lseek(file, 0, SEEK_END)
        if (size < 0) throw systemError()
        val start = mmap(null, size.toULong(), PROT_READ, MAP_PRIVATE, file, 0)
        if (start == null || start == MAP_FAILED) throw systemError()
        return PointerMemory(start.reinterpret(), size)
    } finally {
        close(file)
    }
}
