package octavo.objects;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Objects;
import octavo.objects.schema.Schema;
import octavo.objects.wire.RootCoder;
import octavo.objects.wire.Scratch;
import octavo.objects.wire.Writer;

/**
 * Turns values of one type into pack messages and back. One serves all threads.
 *
 * @param <T> the type
 */
public final class Coder<T> {
  private final Schema schema;
  private final RootCoder root;

  Coder(Schema schema, RootCoder root) {
    this.schema = schema;
    this.root = root;
  }

  /** Encodes a value; throws {@link MismatchException} when its type cannot hold it. */
  public byte[] encode(T value) {
    Scratch scratch = Scratch.take();
    try {
      Writer writer = write(scratch, value);
      return Arrays.copyOf(writer.bytes, writer.at);
    } finally {
      scratch.release();
    }
  }

  /**
   * Encodes a value into {@code target} from {@code offset} on, and returns the number of bytes;
   * throws {@link IndexOutOfBoundsException} when they are more than there is room for.
   */
  public int encodeInto(T value, byte[] target, int offset) {
    Scratch scratch = Scratch.take();
    try {
      Writer writer = write(scratch, value);
      System.arraycopy(writer.bytes, 0, target, offset, writer.at);
      return writer.at;
    } finally {
      scratch.release();
    }
  }

  /**
   * Encodes a value into {@code target} from its position on, and moves that; throws {@link
   * java.nio.BufferOverflowException} when there is not enough room.
   */
  public void encodeInto(T value, ByteBuffer target) {
    Scratch scratch = Scratch.take();
    try {
      Writer writer = write(scratch, value);
      target.put(writer.bytes, 0, writer.at);
    } finally {
      scratch.release();
    }
  }

  private Writer write(Scratch scratch, T value) {
    Writer writer = scratch.writer;
    writer.begin();
    root.write(writer, value, 1);
    return writer;
  }

  /** Decodes a message; throws {@link MalformedException} when it is not one of this type. */
  public T decode(byte[] message) {
    return decode(message, 0, message.length);
  }

  /** Decodes the message of {@code size} bytes from {@code offset} on. */
  public T decode(byte[] source, int offset, int size) {
    Objects.checkFromIndexSize(offset, size, source.length);
    Scratch scratch = Scratch.take();
    try {
      scratch.reader.begin(offset, offset + size);
      @SuppressWarnings("unchecked") // the root makes values of the type
      T value = (T) root.read(scratch.reader, source, 1);
      scratch.reader.expectEnd();
      return value;
    } finally {
      scratch.reader.finish();
      scratch.release();
    }
  }

  /**
   * Decodes the message between a buffer's position and its limit, and moves the position there.
   */
  public T decode(ByteBuffer source) {
    int size = source.remaining();
    if (source.hasArray()) {
      T value = decode(source.array(), source.arrayOffset() + source.position(), size);
      source.position(source.limit());
      return value;
    }
    byte[] message = new byte[size];
    source.get(message);
    return decode(message);
  }

  /** The schema that both sides must share. */
  public Schema schema() {
    return schema;
  }

  /** The fingerprint of the schema. */
  public long fingerprint() {
    return schema.fingerprint();
  }

  @Override
  public String toString() {
    return "Coder(" + schema.text() + ")";
  }
}
