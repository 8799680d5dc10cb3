package octavo.conformance

import okio.FileSystem
import okio.NodeJsFileSystem
import okio.Path.Companion.toPath

internal actual object Repository {
    actual val files: FileSystem = NodeJsFileSystem

    // Tests run where they were put together, in build/js/packages/.
    actual val root = "../../../..".toPath()
}
