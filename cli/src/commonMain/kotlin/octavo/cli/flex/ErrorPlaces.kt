package octavo.cli.flex

import octavo.core.MalformedException
import octavo.core.MismatchException
import octavo.core.OctavoException

/** Runs [block] on what begins [byteCount] bytes after the start of a stream, from which its errors count. */
internal inline fun <T> after(byteCount: Long, block: () -> T): T = try {
    block()
} catch (e: OctavoException) {
    throw e.at(if (e.offset < 0) e.offset else byteCount + e.offset)
}

/** Runs [block] on a document made of what is at [offset] of a file, -1 if that is not known: its own offsets mean nothing there. */
internal inline fun <T> madeAt(offset: Long, block: () -> T): T = try {
    block()
} catch (e: OctavoException) {
    throw e.at(offset)
}

/** Returns this error as one at [offset], of the value at [path]. */
internal fun OctavoException.at(offset: Long, path: String? = this.path): OctavoException = when (this) {
    is MalformedException -> MalformedException(expected, found, offset, path, kind)
    is MismatchException -> MismatchException(expected, found, offset, path, cause)
}
