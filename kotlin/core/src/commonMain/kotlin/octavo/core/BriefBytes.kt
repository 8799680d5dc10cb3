package octavo.core

/** A copy of the bytes in [[start], [end]) of [source], which is written often. */
@InternalOctavoApi
public expect class BriefBytes(source: ByteArray, start: Int, end: Int) {
    /** How many bytes there are. */
    public val size: Int

    /** Writes them into [target] from [at] on, where [room] bytes may be written over. */
    internal fun copyInto(target: ByteArray, at: Int, room: Int)
}
