package octavo.objects.standard;

import static octavo.objects.standard.Wires.BYTES;

import java.nio.ByteBuffer;
import java.util.BitSet;
import java.util.List;
import octavo.objects.model.Shape;

/** What is bytes. */
final class Binaries {
  static final List<Shape> SHAPES =
      List.of(
          new Shape.Uuid(),
          Shape.Converted.of(BitSet.class, BYTES, BitSet::toByteArray, Binaries::toBitSet),
          Shape.Converted.of(ByteBuffer.class, BYTES, Binaries::ofBuffer, ByteBuffer::wrap));

  private Binaries() {}

  private static BitSet toBitSet(byte[] bytes) {
    if (bytes.length > 0 && bytes[bytes.length - 1] == 0)
      throw new IllegalArgumentException("a zero byte at the end");
    return BitSet.valueOf(bytes);
  }

  /** What is left to read; the position stays. */
  private static byte[] ofBuffer(ByteBuffer buffer) {
    byte[] bytes = new byte[buffer.remaining()];
    buffer.duplicate().get(bytes);
    return bytes;
  }
}
