package octavo.flex.inspect

/**
 * A run of bytes of a flex buffer with one purpose.
 *
 * @property start byte offset of its first byte
 * @property end byte offset after its last byte
 * @property role what the bytes are for
 * @property unitByteCount the bytes of each of its equal units; the whole length if there is one unit
 * @property node the value it belongs to, or the first value if several share it; null for padding and unreferenced bytes
 */
public class FlexRegion internal constructor(
    public val start: Int,
    public val end: Int,
    public val role: FlexRole,
    public val node: FlexNode?,
    public val unitByteCount: Int = end - start,
) {
    /** The number of bytes, always above 0. */
    public val byteCount: Int get() = end - start
}
