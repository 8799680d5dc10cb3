package octavo.objects;

import java.io.Closeable;
import java.io.Flushable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import octavo.objects.frame.Frame;
import octavo.objects.frame.FrameWriter;
import octavo.objects.wire.Scratch;
import octavo.objects.wire.Writer;

/**
 * Writes values of one type to a stream, each in a frame with the schema's fingerprint and a
 * checksum. Not safe for use by several threads at once.
 *
 * @param <T> the type
 */
public final class ObjectWriter<T> implements Closeable, Flushable {
  private final Coder<T> coder;
  private final long fingerprint;
  private final FrameWriter frames;
  private boolean hasChecksum = true;

  ObjectWriter(Coder<T> coder, OutputStream output) {
    this.coder = coder;
    this.fingerprint = coder.fingerprint();
    this.frames = new FrameWriter(output);
  }

  /** Omits the checksum from the frames that follow, 4 bytes each; returns this writer. */
  public ObjectWriter<T> withoutChecksum() {
    hasChecksum = false;
    return this;
  }

  /**
   * Writes the schema, so that readers with another version of the type can decode the values that
   * follow.
   */
  public void writeSchema() throws IOException {
    frames.write(SchemaFrame.of(coder.schema(), hasChecksum));
  }

  /**
   * Writes a value; throws {@link MismatchException}, and writes nothing, when the schema cannot
   * hold it.
   */
  public void write(T value) throws IOException {
    Scratch scratch = Scratch.take();
    try {
      Writer writer = coder.write(scratch, value);
      ByteBuffer message = ByteBuffer.wrap(writer.bytes, 0, writer.at);
      frames.write(Frame.pack(fingerprint, message, hasChecksum));
    } finally {
      scratch.release();
    }
  }

  @Override
  public void flush() throws IOException {
    frames.flush();
  }

  @Override
  public void close() throws IOException {
    frames.close();
  }
}
