package octavo.benchmarks.wire;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;

/** A message and how far it has been read. */
final class Reader {
  final byte[] bytes;
  int at;

  Reader(byte[] bytes) {
    this.bytes = bytes;
  }

  /** Steps over so many bytes and returns where they begin. */
  int take(int count) {
    int start = at;
    if (count < 0 || count > bytes.length - start) throw new Malformed("truncated", bytes.length);
    at = start + count;
    return start;
  }

  void end() {
    if (at != bytes.length) throw new Malformed("trailing", at);
  }

  int varint() {
    int start = take(1);
    int first = bytes[start];
    return first >= 0 ? first : longVarint(start, first & 0x7f);
  }

  private int longVarint(int start, int low) {
    int value = low;
    for (int shift = 7; shift < 35; shift += 7) {
      int next = bytes[take(1)];
      if (next == 0 || shift == 28 && (next & 0xf8) != 0) break;
      value |= (next & 0x7f) << shift;
      if (next >= 0) return value;
    }
    throw new Malformed("varint", start);
  }

  /** Reads a count of things that take so many bytes each at least. */
  int count(int size) {
    int start = at;
    int count = varint();
    if ((long) count * size > bytes.length - at) throw new Malformed("count", start);
    return count;
  }

  String text(int length) {
    int start = take(length);
    return isAscii(start, length)
        ? new String(bytes, start, length, ISO_8859_1)
        : utf8(start, length);
  }

  private boolean isAscii(int start, int length) {
    int last = start + length;
    if (length >= 8) {
      long word = Memory.i64(bytes, last - 8);
      for (int i = start; i < last - 8; i += 8) word |= Memory.i64(bytes, i);
      return (word & 0x8080808080808080L) == 0;
    }
    int word = 0;
    if (length >= 4) {
      word = Memory.i32(bytes, start) | Memory.i32(bytes, last - 4);
    } else {
      for (int i = start; i < last; i++) word |= bytes[i];
    }
    return (word & 0x80808080) == 0;
  }

  private String utf8(int start, int length) {
    try {
      return UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes, start, length)).toString();
    } catch (CharacterCodingException e) {
      throw new Malformed("utf8", start);
    }
  }
}
