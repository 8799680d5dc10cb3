package octavo.objects.kotlin;

import java.nio.charset.StandardCharsets;

/** Reads the fields of a protobuf message, one after another. */
final class ProtoReader {
  private static final int FIXED64 = 1;
  private static final int BYTES = 2;
  private static final int FIXED32 = 5;

  private final byte[] bytes;
  private final int end;
  private int at;
  private int wireType;

  ProtoReader(byte[] bytes, int from, int end) {
    this.bytes = bytes;
    this.at = from;
    this.end = end;
  }

  boolean hasMore() {
    return at < end;
  }

  /** Begins a field, and returns its number; its value must be read or skipped. */
  int field() {
    int key = integer();
    wireType = key & 7;
    return key >>> 3;
  }

  int integer() {
    int value = 0;
    for (int shift = 0; ; shift += 7) {
      byte octet = bytes[at++];
      if (shift < Integer.SIZE) value |= (octet & 0x7f) << shift;
      if (octet >= 0) return value;
    }
  }

  /** The message that comes next, its length before it. */
  ProtoReader message() {
    int size = integer();
    at += size;
    return new ProtoReader(bytes, at - size, at);
  }

  String text() {
    ProtoReader content = message();
    return new String(bytes, content.at, content.end - content.at, StandardCharsets.UTF_8);
  }

  /** Everything that follows. */
  ProtoReader rest() {
    return new ProtoReader(bytes, at, end);
  }

  void skip() {
    if (wireType == BYTES) message();
    else if (wireType == FIXED64) at += Long.BYTES;
    else if (wireType == FIXED32) at += Integer.BYTES;
    else integer();
  }
}
