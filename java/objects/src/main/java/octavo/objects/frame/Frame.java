package octavo.objects.frame;

import java.nio.ByteBuffer;
import java.util.Locale;
import octavo.objects.MismatchException;
import octavo.objects.schema.Schema;
import octavo.objects.schema.SchemaDifference;

/**
 * One message and what it is of: spec/frame.md.
 *
 * @param wire the wire of the message
 * @param fingerprint that of the message's schema, or null if the frame does not say; a pack
 *     message has one
 * @param message the bytes of the message, from the position to the limit
 * @param hasChecksum whether a checksum follows the message
 * @param offset where the frame began in the stream it was read from; 0 for one that was not
 */
public record Frame(
    Wire wire, Long fingerprint, ByteBuffer message, boolean hasChecksum, long offset) {

  public Frame {
    if (wire == Wire.PACK && fingerprint == null)
      throw new IllegalArgumentException(
          "a frame of a pack message needs its schema's fingerprint");
  }

  /** The frame, to be written, of a pack message. */
  public static Frame pack(long fingerprint, ByteBuffer message, boolean hasChecksum) {
    return new Frame(Wire.PACK, fingerprint, message, hasChecksum, 0);
  }

  /** Whether the message is of {@code wire} and, as far as that is known, of the schema. */
  public boolean is(Wire wire, long fingerprint) {
    return wire == this.wire && (this.fingerprint == null || fingerprint == this.fingerprint);
  }

  /**
   * The error for a message that is not of pack and {@code schema}, of which {@code fingerprint}
   * is, but of another schema or an unknown one, null.
   */
  public MismatchException mismatch(long fingerprint, Schema schema, Schema other) {
    String found = described(wire, this.fingerprint, other);
    String differences = other == null ? "" : ": " + SchemaDifference.list(schema, other);
    return new MismatchException(
        described(Wire.PACK, fingerprint, schema), found + differences, offset, null);
  }

  private static String described(Wire wire, Long fingerprint, Schema schema) {
    return "a "
        + wire.name().toLowerCase(Locale.ROOT)
        + " message"
        + (schema == null ? "" : " of " + schema.text())
        + (fingerprint == null ? "" : String.format(" (fingerprint %016x)", fingerprint));
  }
}
