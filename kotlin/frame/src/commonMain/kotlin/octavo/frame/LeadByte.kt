package octavo.frame

/** The bits of a frame's first byte: rule 2 of spec/frame.md. */
internal object LeadByte {
    private const val MARK = 0x80
    private const val MARK_BITS = 0xC0
    private const val WIRE_BITS = 0x0F
    private const val FINGERPRINT = 0x10
    private const val CHECKSUM = 0x20

    fun of(wire: Wire, hasFingerprint: Boolean, hasChecksum: Boolean): Int =
        MARK or wire.code or (if (hasFingerprint) FINGERPRINT else 0) or (if (hasChecksum) CHECKSUM else 0)

    /** Returns the wire, or null if no frame begins with [lead]. */
    fun wire(lead: Int): Wire? = if (lead and MARK_BITS == MARK) Wire.of(lead and WIRE_BITS) else null

    fun hasFingerprint(lead: Int): Boolean = lead and FINGERPRINT != 0

    fun hasChecksum(lead: Int): Boolean = lead and CHECKSUM != 0
}
