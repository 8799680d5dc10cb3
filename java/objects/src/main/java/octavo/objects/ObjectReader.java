package octavo.objects;

import java.io.Closeable;
import java.io.IOException;
import java.util.function.LongFunction;
import octavo.objects.frame.Frame;
import octavo.objects.frame.FrameReader;
import octavo.objects.frame.Wire;
import octavo.objects.schema.Schema;

/**
 * Reads values of one type from a stream of frames. Not for several threads at once.
 *
 * @param <T> the type
 */
public final class ObjectReader<T> implements Closeable {
  private final Coder<T> coder;
  private final long fingerprint;
  private final FrameReader frames;
  private final Versions<T> versions;
  private boolean isAtEnd;

  ObjectReader(Coder<T> coder, FrameReader frames) {
    this.coder = coder;
    this.fingerprint = coder.fingerprint();
    this.frames = frames;
    this.versions = new Versions<>(coder);
  }

  /** Reads other versions of the type, too, whose schemas the stream tells; returns this. */
  public ObjectReader<T> evolving() {
    return evolving(fingerprint -> null);
  }

  /**
   * Reads other versions of the type, too, whose schemas the stream tells or {@code schemas} finds
   * by their fingerprints: it gives null for those it does not know; returns this.
   */
  public ObjectReader<T> evolving(LongFunction<Schema> schemas) {
    versions.evolve(schemas);
    return this;
  }

  /**
   * Reads the next value, or returns null where the stream ends; an {@link Octavo} may have written
   * null, too: {@link #isAtEnd} tells.
   *
   * <p>Throws {@link MalformedException} for what is no frame, with its offset in the stream, and
   * then again; for a frame's message that is malformed; and {@link MismatchException} for a
   * message of another schema: after these two, the next call reads the next frame.
   */
  public T read() throws IOException {
    for (Frame frame = frames.next(); frame != null; frame = frames.next()) {
      if (frame.matches(Wire.PACK, fingerprint)) return coder.decode(frame.message());
      if (!frame.matches(Wire.PACK)) throw versions.unknown(frame);
      if (!SchemaFrame.is(frame)) return versions.decoder(frame).decode(frame.message());
      versions.learn(frame);
    }
    isAtEnd = true;
    return null;
  }

  /** Whether {@link #read} has come to the end of the stream. */
  public boolean isAtEnd() {
    return isAtEnd;
  }

  /** Whether the stream is damaged, so that nothing more can be read. */
  public boolean isBroken() {
    return frames.isBroken();
  }

  /** How many frames have been read. */
  public long frameCount() {
    return frames.frameCount();
  }

  @Override
  public void close() throws IOException {
    frames.close();
  }
}
