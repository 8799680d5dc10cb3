package octavo.core

/** A destination of encoded bytes; files, sockets and arrays can be adapted to its one method. */
public fun interface ByteOutput {
    /** Writes all bytes of [source] in [[start], [end]) before it returns; the caller may then reuse the array. */
    public fun write(source: ByteArray, start: Int, end: Int)
}
