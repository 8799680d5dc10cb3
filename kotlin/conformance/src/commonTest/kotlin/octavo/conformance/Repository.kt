package octavo.conformance

import okio.FileSystem
import okio.Path

/** The files of this repository, seen from wherever a target's tests run. */
internal expect object Repository {
    val files: FileSystem
    val root: Path
}
