package octavo.benchmarks.java.contestants;

import static octavo.benchmarks.java.contestants.LittleEndian.*;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import octavo.benchmarks.java.model.ComplexObject;
import octavo.benchmarks.java.model.DeepObject;
import octavo.benchmarks.java.model.SimpleObject;

/** Reads one message after another, and refuses what is none. */
@SuppressWarnings("deprecation") // strings of Latin-1
final class PackByHandReader {
  private static final long NOT_ASCII = 0x8080808080808080L;

  /** The code of a size that stands in a varint. */
  private static final int LONG_CODE = 15;

  private static final int MAX_DEPTH = 64;

  /** The next byte. */
  int at;

  SimpleObject readSimple(byte[] bytes) {
    if (bytes.length < 16) throw malformed();
    SimpleObject it = new SimpleObject();
    int codes = (short) SHORT.get(bytes, 0);
    if (codes >>> 10 != 0) throw malformed();
    it.doubleValue = (double) DOUBLE.get(bytes, 2);
    it.floatValue = (float) FLOAT.get(bytes, 10);
    it.shortValue = (short) SHORT.get(bytes, 14);
    at = 16;
    it.id = readInt(bytes, codes & 3);
    long number = readBits(bytes, codes >>> 7 & 7);
    it.longValue = number >>> 1 ^ -(number & 1);
    it.name = readOptional(bytes, codes >>> 2 & 15);
    it.active = (codes & 1 << 6) != 0;
    return it;
  }

  ComplexObject readComplex(byte[] bytes) {
    ComplexObject it = new ComplexObject();
    int codes = readByte(bytes);
    it.id = readInt(bytes, codes & 3);
    it.name = readOptional(bytes, codes >>> 2 & 15);
    if ((codes & 1 << 6) != 0) it.numbers = readNumbers(bytes);
    if ((codes & 1 << 7) != 0) it.tags = readTags(bytes);
    return it;
  }

  private List<Integer> readNumbers(byte[] bytes) {
    int head = readByte(bytes);
    if (head > 0x3f) throw malformed();
    int width = head >>> 4;
    int code = head & 15;
    long count = code < LONG_CODE ? code : (long) readVarint(bytes) + LONG_CODE;
    if (count * (width + 1) > bytes.length - at) throw malformed();
    ArrayList<Integer> numbers = new ArrayList<>((int) count);
    for (int index = 0; index < count; index++) numbers.add(readInt(bytes, width));
    return numbers;
  }

  private Map<String, String> readTags(byte[] bytes) {
    int count = readVarint(bytes);
    if (count > bytes.length - at) throw malformed();
    HashMap<String, String> tags = new HashMap<>(2 * Math.min(count, 4096));
    for (int index = 0; index < count; index++) {
      int codes = readByte(bytes);
      String key = readText(bytes, codes & 15, LONG_CODE);
      if (tags.put(key, readText(bytes, codes >>> 4, LONG_CODE)) != null) throw malformed();
    }
    return tags;
  }

  DeepObject readDeep(byte[] bytes, int depth) {
    if (depth > MAX_DEPTH) throw malformed();
    DeepObject it = new DeepObject();
    int codes = readByte(bytes);
    if (codes > 0x7f) throw malformed();
    it.id = readInt(bytes, codes & 3);
    it.name = readOptional(bytes, codes >>> 2 & 15);
    if ((codes & 1 << 6) != 0) it.child = readDeep(bytes, depth + 1);
    return it;
  }

  private int readByte(byte[] bytes) {
    if (at >= bytes.length) throw malformed();
    return bytes[at++] & 0xff;
  }

  private int readInt(byte[] bytes, int width) {
    int from = at;
    if (bytes.length - from < Integer.BYTES) {
      int bits = (int) readBits(bytes, width);
      return bits >>> 1 ^ -(bits & 1);
    }
    at = from + width + 1;
    int bits = (int) INT.get(bytes, from) & -1 >>> 24 - 8 * width;
    return bits >>> 1 ^ -(bits & 1);
  }

  private long readBits(byte[] bytes, int width) {
    int from = at;
    int left = bytes.length - from;
    at = from + width + 1;
    if (left >= Long.BYTES) return (long) LONG.get(bytes, from) & -1L >>> 56 - 8 * width;
    if (left <= width) throw malformed();
    long bits = 0;
    for (int index = width; index >= 0; index--) bits = bits << 8 | bytes[from + index] & 0xff;
    return bits;
  }

  private int readVarint(byte[] bytes) {
    long value = 0;
    for (int shift = 0; shift < 35; shift += 7) {
      int group = readByte(bytes);
      value |= (long) (group & 0x7f) << shift;
      if (group >= 0x80) continue;
      if (group == 0 && shift > 0 || value > Integer.MAX_VALUE) break;
      return (int) value;
    }
    throw malformed();
  }

  private String readOptional(byte[] bytes, int code) {
    if (code == 0) return null;
    if (code < LONG_CODE) return readText(bytes, code);
    int more = readVarint(bytes);
    return readText(bytes, more == 0 ? 0 : more + LONG_CODE - 1L);
  }

  private String readText(byte[] bytes, int code, int base) {
    return readText(bytes, code < LONG_CODE ? code : (long) readVarint(bytes) + base);
  }

  private String readText(byte[] bytes, long length) {
    int from = at;
    if (length > bytes.length - from) throw malformed();
    int size = (int) length;
    at = from + size;
    return size <= 16 && isAscii(bytes, from, size)
        ? new String(bytes, 0, from, size)
        : decoded(bytes, from, size);
  }

  /** Of up to 16 bytes. */
  private static boolean isAscii(byte[] bytes, int from, int size) {
    int to = from + size;
    if (size >= 8)
      return (((long) LONG.get(bytes, from) | (long) LONG.get(bytes, to - 8)) & NOT_ASCII) == 0;
    if (size >= 4)
      return (((int) INT.get(bytes, from) | (int) INT.get(bytes, to - 4)) & (int) NOT_ASCII) == 0;
    return size == 0 || (bytes[from] | bytes[from + (size >> 1)] | bytes[to - 1]) >= 0;
  }

  private static String decoded(byte[] bytes, int from, int size) {
    try {
      return StandardCharsets.UTF_8
          .newDecoder()
          .decode(ByteBuffer.wrap(bytes, from, size))
          .toString();
    } catch (CharacterCodingException e) {
      throw malformed();
    }
  }

  static IllegalArgumentException malformed() {
    return new IllegalArgumentException("malformed");
  }
}
