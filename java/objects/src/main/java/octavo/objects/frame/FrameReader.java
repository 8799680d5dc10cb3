package octavo.objects.frame;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Objects;
import java.util.zip.CRC32C;
import octavo.objects.MalformedException;
import octavo.objects.MalformedKind;
import octavo.objects.wire.LittleEndian;

/**
 * Reads frames from a stream that delivers its bytes in pieces of any size; offsets count from its
 * first byte. Not safe for use by several threads at once.
 *
 * <p>It has room for twice the bytes received, never for a length that a frame merely announces.
 */
public final class FrameReader implements Closeable {
  /** The longest message accepted by default, in bytes. */
  public static final int MAX_MESSAGE_BYTES = 16 << 20;

  private static final int FIRST_ROOM = 8 << 10;

  /** More room than this is given up as soon as nothing is in it. */
  private static final int KEPT_ROOM = 64 << 10;

  private static final int MAX_VARINT = 5;

  /** What a frame has around its message: a lead byte, a fingerprint, a varint and a checksum. */
  private static final int MAX_AROUND = 1 + Long.BYTES + MAX_VARINT + Integer.BYTES;

  /** The longest message that fits an array with its frame: no JVM's arrays end sooner. */
  private static final int LONGEST = Integer.MAX_VALUE - 8 - MAX_AROUND;

  private final InputStream input;
  private final int maxMessageBytes;
  private final CRC32C checksum = new CRC32C();

  private byte[] bytes = new byte[FIRST_ROOM];

  /** The bytes, as messages are given out, and the last fingerprint: a frame needs no new ones. */
  private ByteBuffer buffer = ByteBuffer.wrap(bytes);

  private Long fingerprint;

  /** Index of the frame in the bytes, its offset in the stream, and its size once it is read. */
  private int at;

  private long offset;
  private int size;

  /** The end of the bytes that have come. */
  private int end;

  private long frameCount;
  private MalformedException failure;
  private boolean isClosed;

  /** Creates a reader that accepts messages of up to {@link #MAX_MESSAGE_BYTES} bytes. */
  public FrameReader(InputStream input) {
    this(input, MAX_MESSAGE_BYTES);
  }

  /** Creates a reader that accepts messages of up to {@code maxMessageBytes} bytes. */
  public FrameReader(InputStream input, int maxMessageBytes) {
    if (maxMessageBytes < 0 || maxMessageBytes > LONGEST)
      throw new IllegalArgumentException(
          "maxMessageBytes must be in 0.." + LONGEST + ", was " + maxMessageBytes);
    this.input = Objects.requireNonNull(input, "input");
    this.maxMessageBytes = maxMessageBytes;
  }

  /** Returns the number of frames read so far. */
  public long frameCount() {
    return frameCount;
  }

  /**
   * Returns whether {@link #next} has found something that is not a frame, so that nothing more can
   * be read.
   */
  public boolean isBroken() {
    return failure != null;
  }

  /**
   * Returns the next frame, or null at the end of the stream. Throws {@link MalformedException}
   * when no valid frame follows; every later call throws it again. The frame's message, the buffer
   * and its bytes, belongs to this reader and is valid until the next call.
   */
  public Frame next() throws IOException {
    if (isClosed) throw new IOException("the reader is closed");
    if (failure != null) throw failure;
    discard();
    if (!has(1)) return null;
    try {
      return read();
    } catch (MalformedException malformed) {
      failure = malformed;
      throw malformed.leave();
    }
  }

  /** Gives up the bytes of the frame before. */
  private void discard() {
    at += size;
    offset += size;
    size = 0;
    if (at < end) return;
    at = end = 0;
    if (bytes.length > KEPT_ROOM) bytes = new byte[FIRST_ROOM];
  }

  /** Indexes count from the frame's: its bytes move when others come. */
  private Frame read() throws IOException {
    int lead = bytes[at] & 0xff;
    Wire wire = LeadByte.wire(lead);
    boolean hasFingerprint = LeadByte.hasFingerprint(lead);
    if (wire == null || wire == Wire.PACK && !hasFingerprint)
      throw malformed(
          MalformedKind.LEAD, 0, "the lead byte of a frame", String.format("%02x", lead));
    int lengthAt = hasFingerprint ? 1 + Long.BYTES : 1;
    int messageAt = endOfVarint(lengthAt);
    int length = varint(lengthAt, messageAt);
    if (length > maxMessageBytes)
      throw malformed(
          MalformedKind.LIMIT,
          lengthAt,
          "a message of at most " + maxMessageBytes + " bytes",
          "" + length);
    boolean hasChecksum = LeadByte.hasChecksum(lead);
    int messageEnd = messageAt + length;
    need(hasChecksum ? messageEnd + Integer.BYTES : messageEnd);
    if (hasChecksum) check(messageEnd);
    size = hasChecksum ? messageEnd + Integer.BYTES : messageEnd;
    frameCount++;
    Long fingerprint = hasFingerprint ? fingerprint() : null;
    return new Frame(wire, fingerprint, message(at + messageAt, length), hasChecksum, offset);
  }

  private Long fingerprint() {
    long found = LittleEndian.getLong(bytes, at + 1);
    if (fingerprint == null || fingerprint != found) fingerprint = found;
    return fingerprint;
  }

  private ByteBuffer message(int from, int length) {
    if (buffer.array() != bytes) buffer = ByteBuffer.wrap(bytes);
    return buffer.limit(from + length).position(from);
  }

  private int endOfVarint(int start) throws IOException {
    for (int index = start; index < start + MAX_VARINT; index++) {
      need(index + 1);
      if (bytes[at + index] >= 0) return index + 1;
    }
    throw notVarint(start);
  }

  private int varint(int start, int end) {
    long value = 0;
    for (int index = start; index < end; index++)
      value |= (bytes[at + index] & 0x7fL) << 7 * (index - start);
    boolean isLonger = end - start > 1 && bytes[at + end - 1] == 0;
    if (isLonger || value > Integer.MAX_VALUE) throw notVarint(start);
    return (int) value;
  }

  private MalformedException notVarint(int start) {
    return malformed(
        MalformedKind.VARINT, start, "the shortest varint of a number below 2^31", "another");
  }

  private void check(int messageEnd) {
    checksum.reset();
    checksum.update(bytes, at, messageEnd);
    int expected = (int) checksum.getValue();
    int found = LittleEndian.getInt(bytes, at + messageEnd);
    if (found != expected)
      throw malformed(
          MalformedKind.CHECKSUM,
          messageEnd,
          String.format("checksum %08x", expected),
          String.format("%08x", found));
  }

  private MalformedException malformed(
      MalformedKind kind, int index, String expected, String found) {
    return new MalformedException(kind, expected, found, offset + index);
  }

  private void need(int count) throws IOException {
    if (!has(count))
      throw malformed(
          MalformedKind.TRUNCATED, end - at, "a whole frame", end - at + " bytes of one");
  }

  /**
   * Reads until there are {@code count} bytes of the frame; returns whether the stream has them.
   */
  private boolean has(int count) throws IOException {
    while (end - at < count) {
      if (end == bytes.length) makeRoom(count);
      int more = input.read(bytes, end, bytes.length - end);
      if (more < 0) return false;
      end += more;
    }
    return true;
  }

  /** Moves the frame to the front, or doubles the room for it: its bytes fill it then. */
  private void makeRoom(int count) {
    int room = at > 0 ? bytes.length : (int) Math.min(count, 2L * bytes.length);
    byte[] target = room == bytes.length ? bytes : Arrays.copyOf(bytes, room);
    System.arraycopy(bytes, at, target, 0, end - at);
    bytes = target;
    end -= at;
    at = 0;
  }

  @Override
  public void close() throws IOException {
    isClosed = true;
    input.close();
  }
}
