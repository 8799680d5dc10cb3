package octavo.conformance

import okio.FileSystem
import okio.Path.Companion.toPath
import okio.SYSTEM

internal actual object Repository {
    actual val files: FileSystem = FileSystem.SYSTEM

    // Tests run in their module's folder.
    actual val root = "../..".toPath()
}
