package octavo.objects;

import java.nio.ByteBuffer;
import octavo.objects.frame.Frame;
import octavo.objects.frame.Wire;
import octavo.objects.schema.Schema;

/** A frame that tells a schema: rule 10 of spec/frame.md. */
final class SchemaFrame {
  private record Told(@Packed(name = "octavo.schema", required = true) String text) {}

  private static final Coder<Told> CODER = Octavo.typed(Told.class);
  private static final long FINGERPRINT = CODER.fingerprint();

  private SchemaFrame() {}

  static Frame of(Schema schema, boolean hasChecksum) {
    byte[] message = CODER.encode(new Told(schema.text()));
    return Frame.pack(FINGERPRINT, ByteBuffer.wrap(message), hasChecksum);
  }

  static boolean is(Frame frame) {
    return frame.matches(Wire.PACK, FINGERPRINT);
  }

  /** The text that a frame tells. */
  static String text(Frame frame) {
    return CODER.decode(frame.message()).text();
  }
}
