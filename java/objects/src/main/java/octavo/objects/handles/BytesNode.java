package octavo.objects.handles;

import octavo.objects.wire.Reader;
import octavo.objects.wire.Text;
import octavo.objects.wire.Writer;

/** Text and bytes, whose length, where it is short, is the code: rules 3.2 and 4.2. */
abstract class BytesNode<T> extends Node {
  private static final int LONG = 15;

  /** Where a value stands. */
  enum Place {
    REQUIRED,
    OPTIONAL,
    LONE;

    /** The code of a length; one that has a varint has 15. */
    int code(int length) {
      return this == LONE || this == OPTIONAL && length == 0 ? LONG : Math.min(length, LONG);
    }

    int varint(int length) {
      return this == LONE || length == 0 ? length : length - (this == OPTIONAL ? LONG - 1 : LONG);
    }
  }

  private final Place place;

  BytesNode(Place place) {
    this.place = place;
  }

  abstract byte[] encoded(Object value);

  abstract T decoded(Reader reader, long size);

  @Override
  int code(Object value) {
    return place.code(encoded(value).length);
  }

  @Override
  void write(Writer writer, Object value, int code, int depth) {
    byte[] encoded = encoded(value);
    if (place.code(encoded.length) == LONG) writer.varint(place.varint(encoded.length));
    writer.bytes(encoded);
  }

  @Override
  Object read(Reader reader, int code, int depth) {
    return decoded(reader, size(reader, code));
  }

  /** Text is not looked at. */
  @Override
  void skip(Reader reader, int code, int depth) {
    long size = size(reader, code);
    reader.need(size);
    reader.checkStringBytes(reader.at, size);
    reader.skip(size);
  }

  private long size(Reader reader, int code) {
    if (code < LONG && place != Place.LONE) return code;
    return place == Place.LONE ? reader.varint() : reader.longSize(place == Place.OPTIONAL);
  }

  /** Text. */
  static final class OfText extends BytesNode<String> {
    OfText(Place place) {
      super(place);
    }

    @Override
    byte[] encoded(Object value) {
      return Text.encoded((String) value);
    }

    @Override
    String decoded(Reader reader, long size) {
      return reader.text(size);
    }
  }

  /** Bytes. */
  static final class OfBytes extends BytesNode<byte[]> {
    OfBytes(Place place) {
      super(place);
    }

    @Override
    byte[] encoded(Object value) {
      return (byte[]) value;
    }

    @Override
    byte[] decoded(Reader reader, long size) {
      return reader.bytes(size);
    }
  }
}
