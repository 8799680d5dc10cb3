package octavo.benchmarks.java.contestants;

import static octavo.benchmarks.java.contestants.LittleEndian.*;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import octavo.benchmarks.java.model.ComplexObject;
import octavo.benchmarks.java.model.DeepObject;
import octavo.benchmarks.java.model.SimpleObject;

/** Writes one message after another; each write returns its end. */
final class PackByHandWriter {
  /** The code of a size that stands in a varint. */
  private static final int LONG_CODE = 15;

  /** Room that each field makes for itself and for what is written over behind it. */
  private static final int ROOM = 32;

  byte[] bytes = new byte[512];

  int write(SimpleObject it) {
    byte[] to = room(0, ROOM);
    DOUBLE.set(to, 2, it.doubleValue);
    FLOAT.set(to, 10, it.floatValue);
    SHORT.set(to, 14, it.shortValue);
    int id = it.id << 1 ^ it.id >> 31;
    int idWidth = width(id);
    INT.set(to, 16, id);
    int at = 17 + idWidth;
    long number = it.longValue << 1 ^ it.longValue >> 63;
    int numberWidth = 63 - Long.numberOfLeadingZeros(number | 1) >>> 3;
    LONG.set(to, at, number);
    at += numberWidth + 1;
    int end = writeOptional(it.name, at);
    int codes = idWidth | code(it.name, end - at) << 2 | (it.active ? 1 << 6 : 0);
    SHORT.set(bytes, 0, (short) (codes | numberWidth << 7));
    return end;
  }

  int write(ComplexObject it) {
    byte[] to = room(0, ROOM);
    int id = it.id << 1 ^ it.id >> 31;
    int width = width(id);
    INT.set(to, 1, id);
    int at = 2 + width;
    int end = writeOptional(it.name, at);
    int codes = width | code(it.name, end - at) << 2;
    if (it.numbers != null) {
      codes |= 1 << 6;
      end = write(it.numbers, end);
    }
    if (it.tags != null) {
      codes |= 1 << 7;
      end = write(it.tags, end);
    }
    bytes[0] = (byte) codes;
    return end;
  }

  private int write(List<Integer> numbers, int at) {
    int count = numbers.size();
    int all = 0;
    for (int index = 0; index < count; index++) {
      int number = numbers.get(index);
      all |= number << 1 ^ number >> 31;
    }
    int width = width(all);
    byte[] to = room(at, ROOM + count * (width + 1));
    to[at++] = (byte) (Math.min(count, LONG_CODE) | width << 4);
    if (count >= LONG_CODE) at = writeVarint(to, at, count - LONG_CODE);
    for (int index = 0; index < count; index++) {
      int number = numbers.get(index);
      INT.set(to, at, number << 1 ^ number >> 31);
      at += width + 1;
    }
    return at;
  }

  private int write(Map<String, String> tags, int at) {
    int end = writeVarint(room(at, ROOM), at, tags.size());
    for (Map.Entry<String, String> tag : tags.entrySet()) {
      int start = end;
      int middle = writeText(tag.getKey(), start + 1, LONG_CODE);
      end = writeText(tag.getValue(), middle, LONG_CODE);
      int keyCode = Math.min(middle - start - 1, LONG_CODE);
      bytes[start] = (byte) (keyCode | Math.min(end - middle, LONG_CODE) << 4);
    }
    return end;
  }

  int write(DeepObject it, int start) {
    byte[] to = room(start, ROOM);
    int id = it.id << 1 ^ it.id >> 31;
    int width = width(id);
    INT.set(to, start + 1, id);
    int at = start + 2 + width;
    int end = writeOptional(it.name, at);
    int codes = width | code(it.name, end - at) << 2;
    if (it.child != null) {
      codes |= 1 << 6;
      end = write(it.child, end);
    }
    bytes[start] = (byte) codes;
    return end;
  }

  /** The width code of a compressed integer. */
  private static int width(int bits) {
    return 31 - Integer.numberOfLeadingZeros(bits | 1) >>> 3;
  }

  /** The code of a text that might not be there, of which so many bytes were written. */
  private static int code(String text, int written) {
    if (text == null) return 0;
    return written == 1 && text.isEmpty() ? LONG_CODE : Math.min(written, LONG_CODE);
  }

  private int writeOptional(String text, int at) {
    if (text == null) return at;
    return text.isEmpty() ? writeVarint(room(at, ROOM), at, 0) : writeText(text, at, LONG_CODE - 1);
  }

  /** Writes a text, behind what its length has above {@code base} if it is long. */
  private int writeText(String text, int at, int base) {
    int length = text.length();
    if (length >= LONG_CODE) return writeAnyText(text, at, base);
    byte[] to = room(at, ROOM);
    int all = 0;
    for (int index = 0; index < (length & 15); index++) {
      int point = text.codePointAt(index);
      to[at + index] = (byte) point;
      all |= point;
    }
    return all < 0x80 ? at + length : writeAnyText(text, at, base);
  }

  private int writeAnyText(String text, int at, int base) {
    ByteBuffer encoded = encoded(text);
    int size = encoded.remaining();
    byte[] to = room(at, ROOM + size);
    int start = size < LONG_CODE ? at : writeVarint(to, at, size - base);
    encoded.get(to, start, size);
    return start + size;
  }

  private static ByteBuffer encoded(String text) {
    try {
      return StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(text));
    } catch (CharacterCodingException e) {
      throw new IllegalArgumentException(text, e);
    }
  }

  private static int writeVarint(byte[] to, int at, int value) {
    int rest = value;
    for (; rest > 0x7f; rest >>>= 7) to[at++] = (byte) (rest | 0x80);
    to[at++] = (byte) rest;
    return at;
  }

  private byte[] room(int at, int count) {
    if (bytes.length - at < count) bytes = Arrays.copyOf(bytes, 2 * (at + count));
    return bytes;
  }
}
