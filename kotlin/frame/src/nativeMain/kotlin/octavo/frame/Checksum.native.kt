package octavo.frame

internal actual fun newChecksum(): Checksum = Crc32c()
