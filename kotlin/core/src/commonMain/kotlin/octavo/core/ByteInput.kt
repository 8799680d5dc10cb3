package octavo.core

/** A source of bytes to decode; files, sockets and arrays can be adapted to its one method. */
public fun interface ByteInput {
    /**
     * Reads between 1 and [end] - [start] bytes into [target] from [start] on.
     *
     * Returns the number of bytes read, or -1 at the end of the stream.
     */
    public fun read(target: ByteArray, start: Int, end: Int): Int
}
