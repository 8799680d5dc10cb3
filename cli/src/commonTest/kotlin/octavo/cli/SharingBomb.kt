package octavo.cli

/** Makes a valid message of [levels] nested vectors, each of which holds the one below twice: 2^levels values in 5 bytes a level. */
internal fun sharingBomb(levels: Int): ByteArray {
    val bytes = mutableListOf<Byte>()
    var inner = 0
    for (level in 0 until levels) {
        bytes += 2
        val vector = bytes.size
        repeat(2) { bytes += if (level == 0) 0 else (bytes.size - inner).toByte() }
        repeat(2) { bytes += if (level == 0) 0 else VECTOR }
        inner = vector
    }
    bytes += (bytes.size - inner).toByte()
    bytes += VECTOR
    bytes += 1
    return bytes.toByteArray()
}

private const val VECTOR: Byte = 40
