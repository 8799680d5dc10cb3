package octavo.cli

import octavo.flex.Memory
import octavo.flex.WindowedMemory
import okio.Path
import java.nio.channels.FileChannel

/** Maps the file at [path]: only what is read of it is loaded. */
internal fun mapFile(path: Path): Memory = FileChannel.open(path.toNioPath()).use { WindowedMemory.map(it) }
