@file:OptIn(kotlinx.cinterop.ExperimentalForeignApi::class)

package octavo.cli.host

import kotlinx.cinterop.addressOf
import kotlinx.cinterop.alloc
import kotlinx.cinterop.convert
import kotlinx.cinterop.memScoped
import kotlinx.cinterop.ptr
import kotlinx.cinterop.usePinned
import okio.Path
import platform.posix.O_CREAT
import platform.posix.O_EXCL
import platform.posix.O_WRONLY
import platform.posix.W_OK
import platform.posix.access
import platform.posix.close
import platform.posix.fchmod
import platform.posix.fchown
import platform.posix.open
import platform.posix.stat
import platform.posix.write

/** Writes to the open file descriptor [number]. */
internal class Descriptor(private val number: Int) : FileOutput {
    override fun write(source: ByteArray, start: Int, end: Int) {
        if (start == end) return
        source.usePinned { pinned ->
            var from = start
            while (from < end) from += retried { write(number, pinned.addressOf(from), (end - from).convert()) }
        }
    }

    override fun close() {
        if (close(number) != 0) throw systemError()
    }
}

/** Creates a file at [path] with the permissions, and if allowed the owner, of [like], if any, which only who may write it may replace. */
internal fun createFile(path: Path, like: Path?): FileOutput {
    if (like != null && access("$like", W_OK) != 0) throw systemError()
    val number = open("$path", O_WRONLY or O_CREAT or O_EXCL, READ_WRITE_FOR_ALL)
    if (number < 0) throw systemError()
    if (like != null) copyPermissions(like, number)
    return Descriptor(number)
}

private fun copyPermissions(from: Path, to: Int): Unit = memScoped {
    val status = alloc<stat>()
    if (stat("$from", status.ptr) == 0) {
        if (fchown(to, status.st_uid, status.st_gid) != 0) fchown(to, ANY, status.st_gid)
        fchmod(to, status.st_mode and PERMISSIONS)
    }
}

/** What the process's mask is taken from. */
private const val READ_WRITE_FOR_ALL = 0x1B6

private const val PERMISSIONS = 0xFFFu

/** Leaves the owner as it is. */
private const val ANY = UInt.MAX_VALUE
