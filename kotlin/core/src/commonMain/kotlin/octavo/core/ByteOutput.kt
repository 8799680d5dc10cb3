package octavo.core

/** Takes encoded bytes: files, sockets and arrays adapt to this one method. */
public fun interface ByteOutput {
    /** Takes all bytes of [source] in [[start], [end]) before it returns; the caller reuses the array afterwards. */
    public fun write(source: ByteArray, start: Int, end: Int)
}
