package octavo.objects.wire;

import java.util.UUID;

/** UUIDs as 16 bytes, the highest first: section 8 of spec/pack.md. */
public final class Uuids {
  /** Bytes of each. */
  public static final int SIZE = 2 * Long.BYTES;

  private Uuids() {}

  /** Appends one. */
  public static void write(Writer writer, UUID uuid) {
    byte[] bytes = writer.room(SIZE);
    int at = writer.at;
    LittleEndian.put(bytes, at, Long.reverseBytes(uuid.getMostSignificantBits()));
    LittleEndian.put(bytes, at + Long.BYTES, Long.reverseBytes(uuid.getLeastSignificantBits()));
    writer.at = at + SIZE;
  }

  /** Reads the next of a message. */
  public static UUID read(Reader reader, byte[] bytes) {
    reader.need(SIZE);
    int at = reader.at;
    reader.at = at + SIZE;
    return new UUID(
        Long.reverseBytes(LittleEndian.getLong(bytes, at)),
        Long.reverseBytes(LittleEndian.getLong(bytes, at + Long.BYTES)));
  }
}
