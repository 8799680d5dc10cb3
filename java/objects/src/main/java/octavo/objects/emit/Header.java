package octavo.objects.emit;

import octavo.objects.wire.LittleEndian;

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

  public static int get(byte[] bytes, int at, int size) {
    return switch (size) {
      case 1 -> bytes[at] & 0xff;
      case 2 -> LittleEndian.getChar(bytes, at);
      case 3 -> LittleEndian.getChar(bytes, at) | (bytes[at + 2] & 0xff) << 16;
      default -> LittleEndian.getInt(bytes, at);
    };
  }
}
