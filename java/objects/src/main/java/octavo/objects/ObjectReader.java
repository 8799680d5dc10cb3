package octavo.objects;

import java.io.Closeable;
import java.io.IOException;
import java.util.Objects;
import java.util.function.LongFunction;
import octavo.objects.frame.Frame;
import octavo.objects.frame.FrameReader;
import octavo.objects.frame.Wire;
import octavo.objects.schema.Schema;

/**
 * Reads values of one type from a stream of frames. Not safe for use by several threads at once.
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

  /**
   * Also accepts other versions of the type, whose schemas the stream itself carries; returns this
   * reader.
   */
  public ObjectReader<T> evolving() {
    return evolving(fingerprint -> null);
  }

  /**
   * Also accepts other versions of the type, whose schemas the stream itself carries or {@code
   * schemas} finds by their fingerprints; it returns null for a fingerprint it does not know.
   * Returns this reader.
   */
  public ObjectReader<T> evolving(LongFunction<Schema> schemas) {
    versions.evolve(Objects.requireNonNull(schemas, "schemas"));
    return this;
  }

  /**
   * Returns the next value, or null at the end of the stream. A stream written by an {@link Octavo}
   * may contain null, too: {@link #isAtEnd} tells the two apart.
   *
   * <p>Throws {@link MalformedException}, with the offset in the stream, when no valid frame
   * follows; every later call throws it again. Throws {@link MalformedException} for a malformed
   * message, and {@link MismatchException} for a message of another schema; in both cases the next
   * call reads the next frame.
   */
  public T read() throws IOException {
    try {
      return next();
    } catch (OctavoException e) {
      throw e.leave();
    }
  }

  private T next() throws IOException {
    for (Frame frame = frames.next(); frame != null; frame = frames.next()) {
      if (frame.matches(Wire.PACK, fingerprint)) return coder.decode(frame.message());
      if (!frame.matches(Wire.PACK)) throw versions.unknown(frame);
      if (!SchemaFrame.is(frame)) return versions.decoder(frame).decode(frame.message());
      versions.learn(frame);
    }
    isAtEnd = true;
    return null;
  }

  /** Returns whether {@link #read} has reached the end of the stream. */
  public boolean isAtEnd() {
    return isAtEnd;
  }

  /** Returns whether the stream is damaged, so that nothing more can be read. */
  public boolean isBroken() {
    return frames.isBroken();
  }

  /** Returns the number of frames read so far. */
  public long frameCount() {
    return frames.frameCount();
  }

  @Override
  public void close() throws IOException {
    frames.close();
  }
}
