package octavo.core

/** A stream of bytes to decode: files, sockets and arrays adapt to this one method. */
public fun interface ByteInput {
    /**
     * Reads between 1 and [end] - [start] bytes into [target] from [start] on.
     *
     * Returns how many were read, or -1 at the end of the stream.
     */
    public fun read(target: ByteArray, start: Int, end: Int): Int
}
