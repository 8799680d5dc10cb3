package octavo.objects.frame;

import java.io.Closeable;
import java.io.Flushable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.zip.CRC32C;
import octavo.objects.wire.LittleEndian;
import octavo.objects.wire.Writer;

/**
 * Writes frames to a stream, one directly after the other. Not safe for use by several threads at
 * once.
 */
public final class FrameWriter implements Closeable, Flushable {
  /** Bytes that go to the stream at once: a shorter frame is one write. */
  private static final int ROOM = 8 << 10;

  private final OutputStream output;
  private final CRC32C checksum = new CRC32C();
  private final byte[] bytes = new byte[ROOM];
  private int at;

  /** Whether a frame has been begun and not ended. */
  private boolean isTorn;

  private boolean isClosed;

  /** Creates a writer to a stream; closing the writer closes the stream. */
  public FrameWriter(OutputStream output) {
    this.output = Objects.requireNonNull(output, "output");
  }

  /**
   * Writes one frame; the position of its message does not change. Throws {@link IOException} when
   * the stream does, and on every later call: nobody could read what follows half a frame.
   */
  public void write(Frame frame) throws IOException {
    Objects.requireNonNull(frame, "frame");
    if (isClosed) throw new IOException("the writer is closed");
    if (isTorn) throw new IOException("the frame before this one was not written to its end");
    isTorn = true;
    at = 0;
    head(frame);
    checksum.reset();
    checksum.update(bytes, 0, at);
    message(frame.message().duplicate());
    if (frame.hasChecksum()) {
      checksum.update(frame.message().duplicate());
      room(Integer.BYTES);
      bits(checksum.getValue(), Integer.BYTES);
    }
    output.write(bytes, 0, at);
    isTorn = false;
  }

  private void head(Frame frame) {
    boolean hasFingerprint = frame.fingerprint() != null;
    bits(LeadByte.of(frame.wire(), hasFingerprint, frame.hasChecksum()), 1);
    if (hasFingerprint) bits(frame.fingerprint(), Long.BYTES);
    at = Writer.putVarint(bytes, at, frame.message().remaining());
  }

  private void bits(long bits, int size) {
    LittleEndian.putBits(bytes, at, bits, size);
    at += size;
  }

  private void message(ByteBuffer message) throws IOException {
    while (message.hasRemaining()) {
      room(1);
      int size = Math.min(message.remaining(), ROOM - at);
      message.get(bytes, at, size);
      at += size;
    }
  }

  private void room(int size) throws IOException {
    if (ROOM - at >= size) return;
    output.write(bytes, 0, at);
    at = 0;
  }

  @Override
  public void flush() throws IOException {
    output.flush();
  }

  @Override
  public void close() throws IOException {
    isClosed = true;
    output.close();
  }
}
