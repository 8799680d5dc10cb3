package octavo.frame

/** The CRC-32C of bytes that come in pieces. */
internal interface Checksum {
    /** Adds the bytes in [[start], [end]) of [bytes]. */
    fun add(bytes: ByteArray, start: Int, end: Int)

    /** Returns the checksum of what has been added, and begins anew. */
    fun take(): Int
}

/** Makes the fastest that there is here. */
internal expect fun newChecksum(): Checksum
