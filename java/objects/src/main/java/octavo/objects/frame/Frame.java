package octavo.objects.frame;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Locale;
import octavo.objects.MismatchException;
import octavo.objects.model.SchemaText;
import octavo.objects.schema.Schema;

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

  /** Returns the bytes of the frame. */
  public byte[] encode() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(message.remaining() + 32);
    try {
      new FrameWriter(bytes).write(this);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // memory throws none
    }
    return bytes.toByteArray();
  }

  /** Whether the message is of {@code wire}. */
  public boolean matches(Wire wire) {
    return wire == this.wire;
  }

  /** Whether the message is of {@code wire} and, as far as that is known, of the schema. */
  public boolean matches(Wire wire, long fingerprint) {
    return matches(wire) && (this.fingerprint == null || fingerprint == this.fingerprint);
  }

  /** Returns the message; throws {@link MismatchException} unless it is of {@code wire}. */
  public ByteBuffer expect(Wire wire) {
    if (!matches(wire)) throw mismatch(wire, null, null);
    return message;
  }

  /**
   * Returns the message; throws {@link MismatchException} unless it is of {@code wire} and, as far
   * as that is known, of the schema.
   */
  public ByteBuffer expect(Wire wire, long fingerprint) {
    return expect(wire, fingerprint, null);
  }

  /** The same with the schema that {@code fingerprint} is of, for the error. */
  public ByteBuffer expect(Wire wire, long fingerprint, Schema schema) {
    if (!matches(wire, fingerprint)) throw mismatch(wire, fingerprint, schema);
    return message;
  }

  private MismatchException mismatch(Wire wire, Long fingerprint, Schema schema) {
    String found = described(this.wire, this.fingerprint, null);
    return new MismatchException(described(wire, fingerprint, schema), found, offset, null);
  }

  private static String described(Wire wire, Long fingerprint, Schema schema) {
    return "a "
        + wire.name().toLowerCase(Locale.ROOT)
        + " message"
        + (fingerprint == null ? "" : String.format(" (fingerprint %016x)", fingerprint))
        + (schema == null ? "" : " of " + SchemaText.beginning(schema));
  }
}
