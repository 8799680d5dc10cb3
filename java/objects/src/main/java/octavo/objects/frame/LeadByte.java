package octavo.objects.frame;

/** The bits of a frame's first byte: rule 2 of spec/frame.md. */
final class LeadByte {
  private static final int MARK = 0x80;
  private static final int MARK_BITS = 0xc0;
  private static final int WIRE_BITS = 0x0f;
  private static final int FINGERPRINT = 0x10;
  private static final int CHECKSUM = 0x20;

  private LeadByte() {}

  static int of(Wire wire, boolean hasFingerprint, boolean hasChecksum) {
    return MARK | wire.code() | (hasFingerprint ? FINGERPRINT : 0) | (hasChecksum ? CHECKSUM : 0);
  }

  /** The wire, or null if no frame begins with {@code lead}. */
  static Wire wire(int lead) {
    return (lead & MARK_BITS) == MARK ? Wire.of(lead & WIRE_BITS) : null;
  }

  static boolean hasFingerprint(int lead) {
    return (lead & FINGERPRINT) != 0;
  }

  static boolean hasChecksum(int lead) {
    return (lead & CHECKSUM) != 0;
  }
}
