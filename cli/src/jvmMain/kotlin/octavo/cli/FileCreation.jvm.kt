package octavo.cli

import okio.Path
import java.io.OutputStream
import java.nio.file.AccessDeniedException
import java.nio.file.Files
import java.nio.file.StandardOpenOption
import java.nio.file.attribute.PosixFileAttributeView

/** Creates a file at [path] with the permissions of [like], if any, which may only be replaced by who may write it. */
internal fun createFile(path: Path, like: Path?): FileOutput {
    if (like != null && !Files.isWritable(like.toNioPath())) throw AccessDeniedException("$like")
    val stream = Files.newOutputStream(path.toNioPath(), StandardOpenOption.CREATE_NEW)
    if (like != null) copyPermissions(like, path)
    return StreamOutput(stream)
}

private fun copyPermissions(from: Path, to: Path) {
    val permissions = permissions(from)?.readAttributes()?.permissions() ?: return
    permissions(to)?.setPermissions(permissions)
}

private fun permissions(path: Path) = Files.getFileAttributeView(path.toNioPath(), PosixFileAttributeView::class.java)

private class StreamOutput(private val stream: OutputStream) : FileOutput {
    override fun write(source: ByteArray, start: Int, end: Int): Unit = stream.write(source, start, end - start)

    override fun close(): Unit = stream.close()
}
