package octavo.objects;

import java.nio.ByteBuffer;
import java.util.Objects;
import octavo.objects.schema.Schema;
import octavo.objects.wire.RootCoder;
import octavo.objects.wire.Scratch;

/**
 * Decodes pack messages of one schema into values of one type. Safe for use by several threads.
 *
 * @param <T> the type
 */
public sealed class Decoder<T> permits Coder {
  private final Schema schema;
  private final RootCoder root;

  /** That of the schema, or null: readers and writers, of which there may be many, ask for it. */
  private Long fingerprint;

  /**
   * Whether messages are read without a reader: if one has to be, so are the next ones, but for
   * some. Threads need not agree.
   */
  private boolean isWhole = true;

  Decoder(Schema schema, RootCoder root) {
    this.schema = schema;
    this.root = root;
  }

  /**
   * Returns the value of a message; throws {@link MalformedException} when it is not one of the
   * schema.
   */
  public final T decode(byte[] message) {
    return decode(message, 0, message.length);
  }

  /** Returns the value of the message of {@code size} bytes that begins at {@code offset}. */
  public final T decode(byte[] source, int offset, int size) {
    Objects.checkFromIndexSize(offset, size, source.length);
    T value = isWhole ? whole(source, offset, size) : null;
    return value == null ? read(source, offset, size) : value;
  }

  @SuppressWarnings("unchecked") // the root makes values of the type
  private T whole(byte[] source, int offset, int size) {
    Object value = null;
    try {
      value = root.whole(source, offset, 1, offset + size);
    } catch (Exception | StackOverflowError | LinkageError e) {
      // A message that is malformed, or refused by a class, of which reading it tells.
    }
    if (value == null) isWhole = false;
    return (T) value;
  }

  private T read(byte[] source, int offset, int size) {
    Scratch scratch = Scratch.take();
    try {
      return decode(scratch, source, offset, size);
    } finally {
      scratch.release();
    }
  }

  /**
   * Returns the value of the message between the buffer's position and its limit, and moves the
   * position to the limit. The bytes of a buffer without an accessible array are copied into an
   * array that the thread keeps.
   */
  public final T decode(ByteBuffer source) {
    int size = source.remaining();
    T value =
        source.hasArray()
            ? decode(source.array(), source.arrayOffset() + source.position(), size)
            : decodeCopy(source, size);
    source.position(source.limit());
    return value;
  }

  private T decodeCopy(ByteBuffer source, int size) {
    Scratch scratch = Scratch.take();
    try {
      scratch.writer.begin();
      byte[] message = scratch.writer.room(size);
      source.get(source.position(), message, 0, size);
      return decode(scratch, message, 0, size);
    } finally {
      scratch.release();
    }
  }

  private T decode(Scratch scratch, byte[] source, int offset, int size) {
    try {
      scratch.reader.begin(offset, offset + size);
      @SuppressWarnings("unchecked") // the root makes values of the type
      T value = (T) root.read(scratch.reader, source, 1);
      scratch.reader.expectEnd();
      if (scratch.reader.isRare()) isWhole = true;
      return value;
    } catch (Exception | StackOverflowError | LinkageError e) {
      throw scratch.reader.failure(e).leave();
    } finally {
      scratch.reader.finish();
    }
  }

  /** The schema of the messages. */
  public final Schema schema() {
    return schema;
  }

  /** The fingerprint of the schema. */
  public final long fingerprint() {
    Long known = fingerprint;
    if (known == null) fingerprint = known = schema.fingerprint();
    return known;
  }

  @Override
  public String toString() {
    return getClass().getSimpleName() + "(" + schema.text() + ")";
  }
}
