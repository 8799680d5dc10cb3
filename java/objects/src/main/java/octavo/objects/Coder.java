package octavo.objects;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.Function;
import octavo.objects.frame.FrameReader;
import octavo.objects.handles.HandlesEngine;
import octavo.objects.model.Resolution;
import octavo.objects.model.Shape;
import octavo.objects.schema.Schema;
import octavo.objects.wire.RootCoder;
import octavo.objects.wire.Scratch;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/**
 * Encodes values of one type as pack messages, and decodes them. Safe for use by several threads.
 *
 * @param <T> the type
 */
public final class Coder<T> extends Decoder<T> {
  private final Shape shape;
  private final RootCoder root;
  private final Function<Shape, ValueCoder> engine;

  /**
   * Whether messages are made without a buffer: if one has to be written, so are the next ones, but
   * for some. Threads need not agree.
   */
  private boolean isMeasured = true;

  /** {@code engine} makes the coders of other shapes. */
  Coder(Shape shape, RootCoder root, Function<Shape, ValueCoder> engine) {
    super(shape.schema(), root);
    this.shape = shape;
    this.root = root;
    this.engine = engine;
  }

  /**
   * Returns the message of a value; throws {@link MismatchException} when the schema cannot hold
   * it.
   */
  public byte[] encode(T value) {
    byte[] message = isMeasured ? measured(value) : null;
    return message == null ? copied(value) : message;
  }

  private byte[] measured(T value) {
    byte[] message = null;
    try {
      message = root.message(value, 0, 1);
    } catch (RuntimeException | StackOverflowError | LinkageError e) {
      // A value that cannot be written, of which writing it tells.
    }
    if (message == null) isMeasured = false;
    return message;
  }

  private byte[] copied(T value) {
    Scratch scratch = Scratch.take();
    try {
      Writer writer = write(scratch, value);
      if (writer.isRare()) isMeasured = true;
      return Arrays.copyOf(writer.bytes, writer.at);
    } finally {
      scratch.release();
    }
  }

  /**
   * Encodes a value into {@code target} from {@code offset} on and returns the index after the
   * message; throws {@link IndexOutOfBoundsException} when the message does not fit. Nothing is
   * written after the message, but part of a value that is refused may have been written.
   */
  public int encodeInto(T value, byte[] target, int offset) {
    int end = isMeasured ? put(value, target, offset) : -1;
    return end < 0 ? copiedInto(value, target, offset) : end;
  }

  private int put(T value, byte[] target, int offset) {
    int end = -1;
    try {
      end = root.put(value, offset, 1, target);
    } catch (RuntimeException | StackOverflowError | LinkageError e) {
      // A value that cannot be written, of which writing it tells.
    }
    if (end < 0) isMeasured = false;
    return end;
  }

  private int copiedInto(T value, byte[] target, int offset) {
    Objects.requireNonNull(target, "target");
    Scratch scratch = Scratch.take();
    try {
      Writer writer = write(scratch, value);
      if (writer.isRare()) isMeasured = true;
      System.arraycopy(writer.bytes, 0, target, offset, writer.at);
      return offset + writer.at;
    } finally {
      scratch.release();
    }
  }

  /**
   * Encodes a value into {@code target} at its position, and advances the position past the
   * message; throws {@link java.nio.BufferOverflowException} when the message does not fit.
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

  /** Leaves the message in the writer. */
  Writer write(Scratch scratch, T value) {
    Writer writer = scratch.writer;
    writer.begin();
    try {
      root.write(writer, value, 1);
    } catch (Exception | StackOverflowError | LinkageError e) {
      throw value == null ? new MismatchException("a value", "null") : Writer.failure(e).leave();
    }
    return writer;
  }

  /**
   * Returns a decoder of messages that were written with another schema; see {@link Resolution} for
   * the rules. Throws {@link MismatchException}, which names the field, when this type cannot have
   * the values of a field. Keep the decoder: making one is slow.
   */
  public Decoder<T> reading(Schema writer) {
    return reading(writer, engine);
  }

  /** The same for a schema that comes from anywhere: no classes are made for it. */
  Decoder<T> readingUnknown(Schema writer) {
    return reading(writer, HandlesEngine::of);
  }

  private Decoder<T> reading(Schema writer, Function<Shape, ValueCoder> engine) {
    Objects.requireNonNull(writer, "writer");
    try {
      RootCoder resolved = RootCoder.of(engine.apply(Resolution.of(shape, writer)));
      return new Decoder<>(writer, root.limiting(resolved));
    } catch (OctavoException e) {
      throw e.leave();
    }
  }

  /** Returns a writer of values to a stream, each in a frame: see spec/frame.md. */
  public ObjectWriter<T> writer(OutputStream output) {
    return new ObjectWriter<>(this, output);
  }

  /** Returns a reader of values from a stream of frames with messages of at most 16 MiB. */
  public ObjectReader<T> reader(InputStream input) {
    return reader(input, FrameReader.MAX_MESSAGE_BYTES);
  }

  /**
   * Returns a reader of values from a stream of frames with messages of at most {@code
   * maxMessageBytes} bytes.
   */
  public ObjectReader<T> reader(InputStream input, int maxMessageBytes) {
    return new ObjectReader<>(this, new FrameReader(input, maxMessageBytes));
  }
}
