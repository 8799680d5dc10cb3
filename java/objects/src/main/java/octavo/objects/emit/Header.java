package octavo.objects.emit;

import java.util.Arrays;
import octavo.objects.wire.LittleEndian;
import octavo.objects.wire.Writer;

/** The words of a header; {@code size} is constant in every call. */
public final class Header {
  private Header() {}

  public static void put(byte[] bytes, int at, int bits, int size) {
    switch (size) {
      case 1 -> bytes[at] = (byte) bits;
      case 2 -> LittleEndian.put(bytes, at, (short) bits);
      case 3 -> {
        LittleEndian.put(bytes, at, (short) bits);
        bytes[at + 2] = (byte) (bits >>> 16);
      }
      default -> LittleEndian.put(bytes, at, bits);
    }
  }

  /** Adds bits to those that are there. */
  public static void add(byte[] bytes, int at, int bits, int size) {
    put(bytes, at, get(bytes, at, size) | bits, size);
  }

  /** Makes room for a section, and a header of zeros. */
  public static void begin(Writer writer, int at, int room, int size) {
    byte[] bytes = writer.room(at, room);
    Arrays.fill(bytes, at, at + size, (byte) 0);
  }

  public static int get(byte[] bytes, int at, int size) {
    return switch (size) {
      case 1 -> bytes[at] & 0xff;
      case 2 -> LittleEndian.getChar(bytes, at);
      case 3 -> LittleEndian.getChar(bytes, at) | (bytes[at + 2] & 0xff) << 16;
      default -> LittleEndian.getInt(bytes, at);
    };
  }
}
