package octavo.objects.standard;

import static octavo.objects.standard.Wires.BYTES;

import java.nio.ByteBuffer;
import java.util.BitSet;
import java.util.List;
import java.util.UUID;
import octavo.objects.model.Shape;
import octavo.objects.wire.LittleEndian;

/** What is bytes. */
final class Binaries {
  private static final int UUID_SIZE = 16;

  static final List<Shape.Converted> SHAPES =
      List.of(
          Shape.Converted.of(
              UUID.class, new Shape.Octets(UUID_SIZE), Binaries::ofUuid, Binaries::toUuid),
          Shape.Converted.of(BitSet.class, BYTES, BitSet::toByteArray, Binaries::toBitSet),
          Shape.Converted.of(ByteBuffer.class, BYTES, Binaries::ofBuffer, ByteBuffer::wrap));

  private Binaries() {}

  private static byte[] ofUuid(UUID uuid) {
    byte[] bytes = new byte[UUID_SIZE];
    LittleEndian.put(bytes, 0, Long.reverseBytes(uuid.getMostSignificantBits()));
    LittleEndian.put(bytes, Long.BYTES, Long.reverseBytes(uuid.getLeastSignificantBits()));
    return bytes;
  }

  private static UUID toUuid(byte[] bytes) {
    return new UUID(
        Long.reverseBytes(LittleEndian.getLong(bytes, 0)),
        Long.reverseBytes(LittleEndian.getLong(bytes, Long.BYTES)));
  }

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
