package octavo.frame

import octavo.core.NotOnAndroid
import java.util.zip.CRC32C

internal actual fun newChecksum(): Checksum = try {
    MachineChecksum()
} catch (_: LinkageError) {
    Crc32c()
}

/** That of the run time, which a processor has instructions for. */
@NotOnAndroid
private class MachineChecksum : Checksum {
    private val crc = CRC32C()

    override fun add(bytes: ByteArray, start: Int, end: Int) = crc.update(bytes, start, end - start)

    override fun take(): Int = crc.value.toInt().also { crc.reset() }
}
