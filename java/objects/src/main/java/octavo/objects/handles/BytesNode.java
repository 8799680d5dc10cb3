package octavo.objects.handles;

import octavo.objects.wire.Reader;
import octavo.objects.wire.Text;
import octavo.objects.wire.Writer;

/** Text and bytes, whose length, where it is short, is the code: rules 3.2 and 4.2. */
abstract class BytesNode<T> extends Node {
  /** Where a value stands. */
  enum Place {
    REQUIRED(15, 0),
    OPTIONAL(14, 1),
    LONE(0, 0);

    private final int most;
    private final int bias;

    Place(int most, int bias) {
      this.most = most;
      this.bias = bias;
    }
  }

  /** A length that does not fit the code. */
  private final int most;

  /** Added to the code: 1 where 0 says that there is none. */
  private final int bias;

  BytesNode(Place place) {
    most = place.most;
    bias = place.bias;
  }

  abstract byte[] encoded(Object value);

  abstract T decoded(Reader reader, long size);

  @Override
  int code(Object value) {
    return Math.min(encoded(value).length, most) + bias;
  }

  @Override
  void write(Writer writer, Object value, int code, int depth) {
    byte[] encoded = encoded(value);
    if (code - bias == most) writer.varint(encoded.length - most);
    writer.bytes(encoded);
  }

  @Override
  Object read(Reader reader, int code, int depth) {
    int size = code - bias;
    return decoded(reader, size == most ? reader.varint(most) : size);
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

    @Override
    Object absent() {
      return "";
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

    @Override
    Object absent() {
      return new byte[0];
    }
  }
}
