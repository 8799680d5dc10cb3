package octavo.objects.frame;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Locale;
import java.util.Objects;
import octavo.objects.MismatchException;
import octavo.objects.OctavoException;
import octavo.objects.model.SchemaText;
import octavo.objects.schema.Schema;

/**
 * A message with its wire and the fingerprint of its schema: see spec/frame.md.
 *
 * @param wire the wire of the message
 * @param fingerprint the fingerprint of the message's schema, or null if the frame carries none; a
 *     frame of a pack message always carries one
 * @param message the bytes of the message, from the buffer's position to its limit
 * @param hasChecksum whether a checksum follows the message
 * @param offset byte offset of the frame in the stream it was read from; 0 if it was not read
 */
public record Frame(
    Wire wire, Long fingerprint, ByteBuffer message, boolean hasChecksum, long offset) {

  public Frame {
    Objects.requireNonNull(wire, "wire");
    Objects.requireNonNull(message, "message");
    if (wire == Wire.PACK && fingerprint == null)
      throw new IllegalArgumentException(
          "a frame of a pack message needs its schema's fingerprint");
  }

  /** Returns a frame of a pack message, ready to be written. */
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

  /** Returns whether the message is of {@code wire}. */
  public boolean matches(Wire wire) {
    return wire == this.wire;
  }

  /**
   * Returns whether the message is of {@code wire} and, if the frame carries a fingerprint, of that
   * schema.
   */
  public boolean matches(Wire wire, long fingerprint) {
    return matches(wire) && (this.fingerprint == null || fingerprint == this.fingerprint);
  }

  /** Returns the message; throws {@link MismatchException} unless it is of {@code wire}. */
  public ByteBuffer expect(Wire wire) {
    if (!matches(wire)) throw mismatch(wire, null, null);
    return message;
  }

  /**
   * Returns the message; throws {@link MismatchException} unless it is of {@code wire} and, if the
   * frame carries a fingerprint, of the schema with {@code fingerprint}.
   */
  public ByteBuffer expect(Wire wire, long fingerprint) {
    return expect(wire, fingerprint, null);
  }

  /**
   * Returns the message like {@link #expect(Wire, long)}; {@code schema}, that of {@code
   * fingerprint}, is for the error.
   */
  public ByteBuffer expect(Wire wire, long fingerprint, Schema schema) {
    if (!matches(wire, fingerprint)) throw mismatch(wire, fingerprint, schema);
    return message;
  }

  private OctavoException mismatch(Wire wire, Long fingerprint, Schema schema) {
    String expected = described(wire, fingerprint, schema);
    String found = described(this.wire, this.fingerprint, null);
    return new MismatchException(expected, found, offset, null).leave();
  }

  private static String described(Wire wire, Long fingerprint, Schema schema) {
    return "a "
        + wire.name().toLowerCase(Locale.ROOT)
        + " message"
        + (fingerprint == null ? "" : String.format(" (fingerprint %016x)", fingerprint))
        + (schema == null ? "" : " of " + SchemaText.beginning(schema));
  }
}
